import Classroom
import Grading
import Text

/// The data of the class page: a row for each student, and the facts about the whole class. The script
/// `class.js` reads the record.
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

    /// One student's row in the JSON; each key has one letter, because a class can have five thousand rows.
    struct Row: Encodable {
        /// The student's name, and the anonymous name that the page shows when names are hidden.
        var n: String
        var a: String
        /// The student's section, if the class list has sections.
        var s: String?
        /// The file of the student's page.
        var p: String
        /// The student's total; nil if an answer was not graded.
        var t: Double?
        /// Three numbers for each exercise: the score that counts or -1, the index in `outcomes`, and the
        /// days late.
        var r: [[Int]]
    }

    init(_ gradebook: Gradebook, _ names: NameBook, _ places: AnswerPlaces, alike: [AlikeAnswers]) {
        self.alike = alike
        let outcomes = GradeOutcome.allCases
        let missing = outcomes.firstIndex(of: .missing) ?? 0
        conditions = [
            "course \(gradebook.course)", gradebook.compiler.printable, "seed \(gradebook.seed)",
        ]
        if let count = gradebook.seeds { conditions.append("the worst of \(count) seeds counts") }
        if let due = gradebook.due { conditions.append("due \(due)") }
        if gradebook.withoutSandbox == true { conditions.append("answers ran WITHOUT THE SANDBOX") }
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
                    guard let answer = results[exercise.id] else { return [-1, missing, 0] }
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
    /// Lists the answers to an exercise, in the order of the students.
    func answers(to exercise: String) -> [GradedAnswer] {
        students.compactMap { $0.results.first { $0.exercise == exercise } }
    }
}
