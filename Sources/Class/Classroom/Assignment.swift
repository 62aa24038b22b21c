import Curriculum

/// One student's answer to one exercise, before the answer has a grade.
struct Assignment: Sendable {
    var student: Student
    var exercise: Exercise
    /// The student's index on the class list; nil without a list, or if the list does not have the student.
    var member: Int?

    /// A digest of the student and the exercise; if the student handed in no file, the digest decides the
    /// shard.
    var digest: Digest { Digest(of: student.bytes + [0] + Array(exercise.id.utf8)) }
}
