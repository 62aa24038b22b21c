import Curriculum
import Foundation
import Grading
import Spelling
import Terminal

/// `course explain`: what a finding means and what to do about it.
enum ExplainCommand {
    static let definition = Command(
        name: "explain", summary: "say what a finding means and what to do about it",
        operands: [Operand("CODE", isOptional: true)], options: [.plain],
        discussion: "Without a CODE, all of them are listed.", run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let style = TerminalStyle.detect(
            environment: ProcessInfo.processInfo.environment, isPlain: arguments.has(.plain))
        Output.say(MarkdownRenderer(style: style).render(try markdown(for: arguments.operands.first)))
        return .passed
    }

    /// The page on one finding, or the list of all.
    static func markdown(for word: String?) throws(UsageError) -> String {
        guard let word else { return list }
        return page(for: try code(spelled: word))
    }

    private static func page(for code: FindingCode) -> String {
        "# \(code.rawValue)\n\n\(code.explanation)"
    }

    private static var list: String {
        FindingCode.allCases.map { "- `\($0.rawValue)`" }.joined(separator: "\n")
    }

    private static func code(spelled word: String) throws(UsageError) -> FindingCode {
        guard let code = FindingCode(rawValue: word) else {
            throw UsageError(
                "no finding is called \"\(word)\"",
                usage: "course explain CODE; without a CODE, all are listed",
                suggestion: Spelling.suggestions(for: word, among: FindingCode.allCases.map(\.rawValue)).first
            )
        }
        return code
    }
}
