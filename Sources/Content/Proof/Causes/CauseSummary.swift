import Text

/// The report on causes for authors: a line for each part, and then every report that does not begin with the cause.
public struct CauseSummary {
    public let report: CauseReport

    public init(_ report: CauseReport) { self.report = report }

    public var text: String {
        let misses = report.answers.filter { !$0.isNamed }.flatMap(lines)
        return [
            ProofSummary.table(rows),
            misses.isEmpty ? "" : ProofSummary.section("The report begins with something else:", misses),
            "\(report.named) of \(Wording.count(report.answers.count, "report")) begin with the cause"
                + " (\(share(report.named, report.answers.count))).",
        ].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private var rows: [[String]] {
        Dictionary(grouping: report.answers, by: \.part).sorted { $0.key < $1.key }.map { part, answers in
            let named = answers.count(where: \.isNamed)
            return [
                "part \(part)", Wording.count(answers.count, "wrong answer"), "\(named) with the cause first",
                "\(answers.count(where: \.isPlaced)) with its line", share(named, answers.count),
            ]
        }
    }

    private func lines(_ answer: BlamedAnswer) -> [String] {
        let lines = answer.lines.isEmpty ? "" : ":\(answer.lines.map(String.init).joined(separator: ","))"
        let first = answer.blames.first.map {
            "\($0.code)\($0.line.map { ":\($0)" } ?? ""), \($0.sentence)"
        }
        return [
            answer.file, "  is \(answer.code)\(lines), \(answer.mistake)", "  got \(first ?? "no finding")",
        ]
    }

    private func share(_ count: Int, _ all: Int) -> String {
        all == 0 ? "" : "\((count * 1000 / all + 5) / 10) %"
    }
}
