import Curriculum

/// One student's answer to one exercise, still to be judged.
struct Assignment: Sendable {
    var student: Student
    var exercise: Exercise
}
