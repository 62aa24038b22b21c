import CommandOutput
import Curriculum
import Essentials
import Terminal
import Text
import Verification

/// Compares the requests and the code of a learner's answer with the reference or another right answer.
package struct Comparison {
    let exercise: Exercise
    let theirs: String
    let mark: VerifyOutcome
    let reference: VerifyOutcome
    let alternatives: Alternatives
    /// A right answer to show in place of the reference; nil for the reference.
    let chosen: RightAnswer?

    /// Builds and runs the learner's answer and the reference now.
    /// - Parameter name: the name of a right answer to show in place of the reference.
    package init(of bytes: [UInt8], in exercise: Exercise, beside name: String? = nil) throws {
        let alternatives = try Alternatives(to: exercise)
        let chosen = try name.map(alternatives.named)
        let text = chosen?.text ?? exercise.solution.text
        (self.alternatives, self.chosen) = (alternatives, chosen)
        let workshop = try LearnersWorkshop.open()
        let marker = try Verifier(for: exercise, in: workshop)
        self.exercise = exercise
        theirs = String(decoding: bytes, as: UTF8.self)
        (mark, reference) = try Waiting.show("running your answer and the reference …") {
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
            return requests + [""] + page.lines(of: "## Code\n\nYour answer has the same code as \(name).")
                + others
        }
        let code = page.lines(of: "## Code\n\n`-` marks your lines, `+` marks the lines of \(name).")
        return requests + [""] + code + [""] + difference.lines(for: style) + others
    }

    private var text: String { chosen?.text ?? exercise.solution.text }

    private var name: String { chosen?.name ?? "the reference" }

    /// The section about requests; nil if neither answer sent a request, as with two scenarios.
    private var requestSection: String? {
        let scenarios = facts.scenarios
        let isSilent = scenarios.allSatisfy { $0.yours.made == 0 && $0.reference.made == 0 }
        return isSilent && !scenarios.isEmpty ? nil : "## Requests\n\n\(requestTable)"
    }

    private var requestTable: String {
        let scenarios = facts.scenarios
        guard !scenarios.isEmpty else {
            return "Your answer did not run, so the course can compare only the code. `verify` shows why."
        }
        let rows = scenarios.map { "| \($0.scenario) | \($0.yours.words) | \($0.reference.words) |" }
        return "| Scenario | Yours | \(chosen?.name ?? "Reference") |\n|---|---|---|\n"
            + rows.joined(separator: "\n")
    }

    /// The data for `--json` and for the table.
    package var facts: ComparisonFacts {
        ComparisonFacts(self, text: text)
    }
}

extension ComparisonFacts.Requests {
    /// A cell of the table, such as `5: 3 too many, 1 not cancelled`.
    fileprivate var words: String {
        let faults = [
            redundant > 0 ? "\(redundant) too many" : nil,
            uncancelled > 0 ? "\(uncancelled) not cancelled" : nil,
        ].compactMap(\.self)
        return "\(made)" + (faults.isEmpty ? "" : ": " + faults.joined(separator: ", "))
    }
}
