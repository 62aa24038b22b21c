import CommandLine
import Curriculum
import Grading
import Text

/// The page of `explain`: one finding and how to fix it, or the list of all findings.
package enum ExplanationPage {
    /// The page about one finding, or the list of all findings, in Markdown.
    /// - Parameter lastFindings: the findings of the learner's last run. The findings of the last run come
    ///   first in the list of all findings.
    package static func markdown(
        for word: String?, lessons: [Lesson], lastFindings: [String] = []
    ) throws(UsageError) -> String {
        guard let word else { return list(lastFindings.compactMap(FindingCode.init)) }
        return page(for: try code(spelled: word), lessons: lessons)
    }

    private static func page(for code: FindingCode, lessons: [Lesson]) -> String {
        let explanation = code.explanation
        let language =
            if scenarioFindings.contains(where: { $0.code == code }) {
                "scenario"
            } else if formFindings.contains(where: { $0.code == code }) {
                "text"
            } else {
                "swift"
            }
        let treating = lessons.filter { explanation.parts.contains($0.part) }.map {
            "Lesson \($0.part), *\($0.title)*, is about this finding: `\(Suggestion.read(lesson: $0.part).text)`."
        }
        return
            ([
                "# \(code.rawValue)", explanation.cause,
                "Wrong:", "```\(language)\n\(explanation.wrong)\n```",
                "Right:", "```\(language)\n\(explanation.right)\n```",
            ] + treating).joined(separator: "\n\n")
    }

    private static func list(_ lastFindings: [FindingCode]) -> String {
        let others = FindingCode.allCases.filter { !lastFindings.contains($0) }
        let last = lastFindings.isEmpty ? [] : ["Your last run found:", table(lastFindings), "All others:"]
        return (last + [table(others), "You can shorten a finding's name: `explain redundant`."])
            .joined(separator: "\n\n")
    }

    private static func table(_ codes: [FindingCode]) -> String {
        let rows = codes.map { "| `\($0.rawValue)` | \($0.explanation.gist) |" }
        return "| Finding | |\n|---|---|\n" + rows.joined(separator: "\n")
    }

    /// The finding whose name is `word`, or the only finding whose name begins with `word`.
    package static func code(spelled word: String) throws(UsageError) -> FindingCode {
        if let code = FindingCode(rawValue: word) { return code }
        let fitting = FindingCode.allCases.filter { $0.rawValue.hasPrefix(word) }
        guard fitting.count <= 1 else {
            let names = fitting.map(\.rawValue).joined(separator: ", ")
            throw UsageError(
                "\"\(word)\" could mean several findings: \(names)",
                usage: "\(Suggestion.explainUsage.text); without a CODE, the command lists all findings")
        }
        guard let code = fitting.first else {
            throw UsageError(
                "no finding is called \"\(word)\"",
                usage: "\(Suggestion.explainUsage.text); without a CODE, the command lists all findings",
                suggestion: Spelling.suggestions(for: word, among: FindingCode.allCases.map(\.rawValue)).first
            )
        }
        return code
    }
}

extension Explanation {
    /// The first sentence of a finding's cause.
    fileprivate var gist: String {
        let text = cause.replacing("\n", with: " ")
        return text.firstRange(of: ". ").map { text[..<$0.lowerBound] + "." } ?? text
    }
}
