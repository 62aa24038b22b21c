import Text

/// The report for authors about mutants that a story finds and no scenario finds. If a story finds a fault in a
/// mutant that passes all scenarios, the story suggests a new scenario.
public struct SurvivorSummary {
    public let report: ExplorationProofReport

    public init(_ report: ExplorationProofReport) { self.report = report }

    public var text: String {
        let survivors = report.exercises.flatMap(\.answers)
        let found = survivors.filter { !$0.found.isEmpty }
        let lines = found.flatMap(\.story)
        let stories =
            lines.isEmpty
            ? ""
            : ProofSummary.section("A story shows that these mutants differ from the right answers:", lines)
        let conclusion = """
            \(found.count) of \(Wording.count(survivors.count, "mutant")) that pass differ from the right answers in a story: \
            \(Wording.count(report.stories, "story", plural: "stories")) each, in \(ProofSummary.seconds(report.seconds)).
            """
        return [stories, conclusion].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

extension ExploredAnswer {
    /// The lines about one mutant: its file, its findings, and the story for each finding.
    var story: [String] {
        [file]
            + found.flatMap { find in
                ["  \(find.code.rawValue), story \(find.story): \(find.sentence)"]
                    + find.scenario.split(separator: "\n").map { "      \($0)" }
            }
    }
}
