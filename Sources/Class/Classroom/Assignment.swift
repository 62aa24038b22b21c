import Curriculum

/// One student's answer to one exercise, not yet judged.
struct Assignment: Sendable {
    var student: Student
    var exercise: Exercise
    /// The student's index on the class list; nil without a list, or if the list does not have the student.
    var member: Int?

    /// A digest of the student and the exercise. The digest chooses the shard of an answer without a file.
    var digest: Digest { Digest(of: student.bytes + [0] + Array(exercise.id.utf8)) }
}
