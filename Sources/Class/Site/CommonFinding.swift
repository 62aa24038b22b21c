import Classroom
import Grading
import Text

/// A kind of finding, how many answers earned it, and one answer that shows it.
struct CommonFinding: Encodable {
    var code: String
    var answers: Int
    var exercise: String
    /// What was found in the example.
    var sentence: String
    /// The page that plays the example; nil if there is none.
    var page: String?

    /// The commonest first. The example is the answer with the fewest findings, so that it shows this one.
    static func all(in gradebook: Gradebook, _ places: AnswerPlaces) -> [CommonFinding] {
        var counts: [FindingCode: Int] = [:]
        var examples: [FindingCode: GradedAnswer] = [:]
        for answer in gradebook.answers {
            for code in answer.grade.codes {
                counts[code, default: 0] += 1
                let known = examples[code]
                if known.map({ answer.isClearer(than: $0) }) ?? true { examples[code] = answer }
            }
        }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.compactMap { code, count in
            guard let example = examples[code],
                let finding = example.grade.findings.first(where: { $0.code == code.rawValue })
            else { return nil }
            return CommonFinding(
                code: code.rawValue, answers: count, exercise: example.exercise,
                sentence: finding.sentence.printable, page: places.page(of: example))
        }
    }
}

extension GradedAnswer {
    /// Fewer kinds of findings, then fewer findings, then by the digest: a total order of different answers.
    func isClearer(than other: GradedAnswer) -> Bool {
        (grade.codes.count, grade.findings.count, exercise, sha256 ?? "")
            < (other.grade.codes.count, other.grade.findings.count, other.exercise, other.sha256 ?? "")
    }
}

extension AnswerPlaces {
    func page(of answer: GradedAnswer) -> String? {
        answer.sha256.map { Self.page(answer.exercise, $0) }.flatMap { plays.contains($0) ? $0 : nil }
    }
}
