import Grading
import Text

/// A class's results in brief: the distribution of scores, the most common findings, and the answers that a person
/// should check.
public struct ClassPicture: Encodable, Hashable, Sendable {
    /// The distribution of scores in one exercise.
    public struct Spread: Encodable, Hashable, Sendable {
        public let exercise: String
        public let number: String
        /// The numbers of answers with 0–9 points, 10–19 points, and so on up to 100.
        public let counts: [Int]
        public let median: Int?
    }

    public struct Common: Encodable, Hashable, Sendable {
        public let code: String
        /// The number of answers with this finding.
        public let answers: Int
    }

    public let spreads: [Spread]
    public let findings: [Common]
    /// The answers that a person should check: answers that have no grade, cannot be read, crashed or reached a
    /// limit.
    public let look: [Gradebook.Doubt]

    public init(_ gradebook: Gradebook) {
        spreads = gradebook.exercises.map { exercise in
            Self.spread(of: gradebook.answers.filter { $0.exercise == exercise.id }, exercise)
        }
        let codes = gradebook.answers.flatMap { Set($0.grade.codes.map(\.rawValue)) }
        findings = Dictionary(grouping: codes) { $0 }.map { Common(code: $0.key, answers: $0.value.count) }
            .sorted { ($1.answers, $0.code) < ($0.answers, $1.code) }
        look = gradebook.students.flatMap { entry in
            entry.results.compactMap { answer in
                Self.needsLook(answer.grade.outcome)
                    ? Gradebook.Doubt(
                        student: entry.student, exercise: answer.exercise, found: answer.grade.sentence) : nil
            }
        }
    }

    private static func spread(of answers: [GradedAnswer], _ exercise: Gradebook.Assigned) -> Spread {
        let scores = answers.filter { $0.sha256 != nil }.compactMap(\.counted).sorted()
        var counts = Array(repeating: 0, count: 11)
        for score in scores { counts[min(10, max(0, score / 10))] += 1 }
        return Spread(
            exercise: exercise.id, number: exercise.number, counts: counts,
            median: scores.isEmpty ? nil : scores[(scores.count - 1) / 2])
    }

    private static func needsLook(_ outcome: GradeOutcome) -> Bool {
        switch outcome {
        case .crashed, .exceeded, .unreadable, .notMarked: true
        case .passed, .notPassed, .refused, .doesNotCompile, .missing: false
        }
    }

    /// The picture as a few lines of text.
    /// - Parameter most: the largest number of listed answers that a person should check.
    func lines(most: Int = 8) -> [String] {
        let shown = spreads.filter { $0.median != nil }
        let width = shown.map(\.number.count).max() ?? 0
        let bars = shown.map { spread in
            "  \(spread.number.padded(to: width))  \(Self.bar(spread.counts))  median \(spread.median ?? 0)"
        }
        let common = findings.prefix(5).map { common in
            "  \(Wording.count(common.answers, "answer")): \(FindingCode(rawValue: common.code)?.title ?? common.code)"
        }
        let looks = look.prefix(most).map {
            "  \($0.student), \($0.exercise): \($0.found.printable.prefix(100))"
        }
        let more = look.count > most ? ["  and \(look.count - most) more; results.md lists all of them"] : []
        return (bars.isEmpty ? [] : ["Scores, from 0 to 100:"] + bars)
            + (common.isEmpty ? [] : ["Most common findings:"] + common)
            + (looks.isEmpty ? [] : ["Look at these:"] + looks + more)
    }

    /// `▁▁▁▃▁▁▂▁▁▁█`: a bar for each ten points; the height of a bar shows the number of answers.
    private static func bar(_ counts: [Int]) -> String {
        let most = counts.max() ?? 0
        let signs = Array("▁▂▃▄▅▆▇█")
        return String(
            counts.map { count in
                count == 0 || most == 0 ? "·" : signs[(count * (signs.count - 1) + most - 1) / most]
            })
    }
}
