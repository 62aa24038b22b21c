import Classroom
import Grading
import Text

/// All that the page of the class shows, as data: a row for each student, and what the class has in common.
struct ClassRecord: Encodable {
    var conditions: [String]
    var isAnonymous: Bool
    var outcomes: [String]
    var exercises: [ExerciseRecord]
    var students: [Row]
    var findings: [CommonFinding]
    var showing: [Showing]
    var alike: [AlikeAnswers]
    var unplaced: [String]

    /// A student, with short names for what five thousand rows have.
    struct Row: Encodable {
        /// The name, and what stands for it once names are hidden.
        var n: String
        var a: String
        /// The section.
        var s: String?
        /// The page.
        var p: String
        /// The total.
        var t: Double?
        /// For each exercise the score that counts, or -1, then the place of the outcome, then the days late.
        var r: [[Int]]
    }

    init(_ gradebook: Gradebook, _ names: NameBook, _ places: AnswerPlaces, alike: [AlikeAnswers]) {
        self.alike = alike
        let outcomes = GradeOutcome.allCases
        conditions = [
            "course \(gradebook.course)", gradebook.compiler.printable, "seed \(gradebook.seed)",
        ]
        if let count = gradebook.seeds { conditions.append("the worst of \(count) seeds counts") }
        if let due = gradebook.due { conditions.append("due \(due)") }
        if gradebook.withoutWall == true { conditions.append("answers ran WITHOUT A WALL") }
        isAnonymous = names.isAnonymous
        self.outcomes = outcomes.map(\.words)
        exercises = gradebook.exercises.enumerated().map { place, exercise in
            ExerciseRecord(exercise, gradebook.answers(to: exercise.id))
        }
        students = gradebook.students.enumerated().map { place, entry in
            let results = Dictionary(entry.results.map { ($0.exercise, $0) }) { first, _ in first }
            return Row(
                n: names[place].shown, a: names[place].anonymous, s: names[place].section,
                p: names[place].page, t: entry.total,
                r: gradebook.exercises.map { exercise in
                    guard let answer = results[exercise.id] else { return [-1, 6, 0] }
                    return [
                        answer.counted ?? -1, outcomes.firstIndex(of: answer.grade.outcome) ?? 0,
                        answer.late?.days ?? 0,
                    ]
                })
        }
        findings = CommonFinding.all(in: gradebook, places)
        showing = Showing.all(in: gradebook, places)
        unplaced =
            names.isAnonymous
            ? [] : gradebook.unplaced.prefix(200).map { "\($0.file): \($0.reason)".printable }
    }
}

extension Gradebook {
    /// In the order of the students.
    func answers(to exercise: String) -> [GradedAnswer] {
        students.compactMap { $0.results.first { $0.exercise == exercise } }
    }
}
