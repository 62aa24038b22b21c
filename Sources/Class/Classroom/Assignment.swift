import Curriculum

/// One student's answer to one exercise, not yet judged.
struct Assignment: Sendable {
    var student: Student
    var exercise: Exercise
    /// The student's place on the class list; nil if there is no list, or the student is not on it.
    var member: Int?

    /// Of the names, for an answer that has no contents.
    var digest: Digest { Digest(of: student.bytes + [0] + Array(exercise.id.utf8)) }
}
