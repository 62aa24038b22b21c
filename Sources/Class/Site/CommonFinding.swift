import Classroom
import Grading
import Text

/// A kind of finding, the number of answers with this kind, and one example.
struct CommonFinding: Encodable {
    var code: String
    var answers: Int
    var exercise: String
    /// The finding's sentence in the example.
    var sentence: String
    /// The example's player page; nil if no run of the example is stored.
    var page: String?

    /// Lists all kinds of findings, the most frequent first. The example is the answer that has the common
    /// finding and the fewest other findings.
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
    /// Orders answers by the number of kinds of findings, then by the number of findings, fewest first. The
    /// exercise and the digest make the order total, because no two different answers to an exercise share a
    /// digest.
    func isClearer(than other: GradedAnswer) -> Bool {
        (grade.codes.count, grade.mistakes.count, exercise, sha256 ?? "")
            < (other.grade.codes.count, other.grade.mistakes.count, other.exercise, other.sha256 ?? "")
    }
}

extension AnswerPlaces {
    func page(of answer: GradedAnswer) -> String? {
        answer.sha256.map { Self.page(answer.exercise, $0) }.flatMap { runPages.contains($0) ? $0 : nil }
    }
}
