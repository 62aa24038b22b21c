import Text

/// What invented stories find in mutants that no scenario finds, for the author: each is a scenario to add.
public struct SurvivorSummary {
    public let report: ExplorationProofReport

    public init(_ report: ExplorationProofReport) { self.report = report }

    public var text: String {
        let survivors = report.exercises.flatMap(\.answers)
        let found = survivors.filter { !$0.found.isEmpty }
        let lines = found.flatMap(\.story)
        let stories =
            lines.isEmpty ? "" : ProofSummary.section("A story tells these from the right answers:", lines)
        let conclusion = """
            \(found.count) of \(Wording.count(survivors.count, "mutant")) that pass differ from what is right in a story: \
            \(Wording.count(report.stories, "story", plural: "stories")) each, in \(ProofSummary.seconds(report.seconds)).
            """
        return [stories, conclusion].filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

extension ExploredAnswer {
    /// The file, each thing found in it, and the story that shows it.
    var story: [String] {
        [file]
            + found.flatMap { find in
                ["  \(find.code.rawValue), story \(find.story): \(find.sentence)"]
                    + find.scenario.split(separator: "\n").map { "      \($0)" }
            }
    }
}
