import Curriculum
import Foundation
import Manners
import Marking
import Terminal
import Text

/// A learner's answer beside the reference, or beside another right answer: what each requested, and where their code differs.
package struct Comparison {
    let exercise: Exercise
    let theirs: String
    let mark: Mark
    let reference: Mark
    let alternatives: Alternatives
    /// What is shown in place of the reference.
    let chosen: RightAnswer?

    /// Both are built and played now; nothing here was measured before.
    /// - Parameter name: of the right answer that is shown in place of the reference.
    package init(of bytes: [UInt8], in exercise: Exercise, beside name: String? = nil) throws {
        let alternatives = try Alternatives(to: exercise)
        let chosen = try name.map(alternatives.named)
        let text = chosen?.text ?? exercise.solution.text
        (self.alternatives, self.chosen) = (alternatives, chosen)
        let workshop = try LearnersWorkshop.open()
        let marker = try Marker(for: exercise, in: workshop)
        self.exercise = exercise
        theirs = String(decoding: bytes, as: UTF8.self)
        (mark, reference) = try Waiting.show("playing your answer and the reference …") {
            (try marker.mark(bytes), try marker.mark(Array(text.utf8)))
        }
    }

    package func lines(for style: PageStyle) -> [StyledText] {
        let difference = SourceDifference(from: theirs, to: text)
        let page = MarkdownRenderer(style: style)
        let title = "# \(exercise.number) \(exercise.title)"
        let requests = page.lines(
            of: [title, chosen?.style, requestSection].compactMap(\.self).joined(separator: "\n\n"))
        let others = alternatives.list(without: chosen).map { [""] + page.lines(of: $0) } ?? []
        guard !difference.isEmpty else {
            return requests + [""] + page.lines(of: "## Code\n\nYours is \(name), letter for letter.")
                + others
        }
        let code = page.lines(of: "## Code\n\n`-` is yours, `+` is \(name).")
        return requests + [""] + code + [""] + difference.lines(for: style) + others
    }

    /// What stands beside the learner's answer.
    private var text: String { chosen?.text ?? exercise.solution.text }

    private var name: String { chosen?.name ?? "the reference" }

    /// Nil where no request was made, as by an answer that is a scenario.
    private var requestSection: String? {
        let scenarios = facts.scenarios
        let isSilent = scenarios.allSatisfy { $0.yours.made == 0 && $0.reference.made == 0 }
        return isSilent && !scenarios.isEmpty ? nil : "## Requests\n\n\(requestTable)"
    }

    private var requestTable: String {
        let scenarios = facts.scenarios
        guard !scenarios.isEmpty else {
            return "Your answer did not run, so only the code can be compared. `verify` says why."
        }
        let rows = scenarios.map { "| \($0.scenario) | \($0.yours.words) | \($0.reference.words) |" }
        return "| Scenario | Yours | \(chosen?.name ?? "Reference") |\n|---|---|---|\n"
            + rows.joined(separator: "\n")
    }

    /// What `--json` prints, and what the table is made from.
    package var facts: ComparisonFacts {
        ComparisonFacts(self, text: text)
    }
}

extension ComparisonFacts.Requests {
    /// `5: 3 too many, 1 not cancelled`
    fileprivate var words: String {
        let faults = [
            redundant > 0 ? "\(redundant) too many" : nil,
            uncancelled > 0 ? "\(uncancelled) not cancelled" : nil,
        ].compactMap(\.self)
        return "\(made)" + (faults.isEmpty ? "" : ": " + faults.joined(separator: ", "))
    }
}
