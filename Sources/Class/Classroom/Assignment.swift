import Curriculum

/// One student's answer to one exercise, not yet judged.
struct Assignment: Sendable {
    var student: Student
    var exercise: Exercise
    /// The student's index on the class list; nil if the class has no list or the student is not on it.
    var member: Int?

    /// A digest of the student and the exercise. It chooses the shard when no file exists whose digest could.
    var digest: Digest { Digest(of: student.bytes + [0] + Array(exercise.id.utf8)) }
}
