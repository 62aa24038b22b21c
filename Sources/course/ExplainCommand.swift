import Curriculum
import Foundation
import Grading
import Spelling
import Terminal
import Session

/// `course explain`: what a finding means and what to do about it.
enum ExplainCommand {
    static let definition = Command(
        .explain, operands: [Operand("CODE", isOptional: true)], options: [.plain],
        discussion: "Without a CODE, all of them are listed.", run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let style = TerminalStyle.detect(
            environment: ProcessInfo.processInfo.environment, isPlain: arguments.has(.plain))
        // Without a course at hand, the page merely names no lesson.
        let lessons = (try? Library.open())?.curriculum.lessons ?? []
        let page = try markdown(for: arguments.operands.first, lessons: lessons)
        Output.say(MarkdownRenderer(style: style).render(page))
        return .passed
    }

    /// The page on one finding, or the list of all.
    static func markdown(for word: String?, lessons: [Lesson]) throws(UsageError) -> String {
        guard let word else { return list }
        return page(for: try code(spelled: word), lessons: lessons)
    }

    private static func page(for code: FindingCode, lessons: [Lesson]) -> String {
        guard let explanation = code.explanation else { return "# \(code.rawValue)" }
        let language = scenarioFindings.contains { $0.code == code } ? "scenario" : "swift"
        let treating = lessons.filter { explanation.parts.contains($0.part) }.map {
            "Lesson \($0.part), *\($0.title)*, treats it: `read \($0.part)` at the prompt."
        }
        return
            ([
                "# \(code.rawValue)", explanation.cause,
                "This goes wrong:", "```\(language)\n\(explanation.wrong)\n```",
                "This does not:", "```\(language)\n\(explanation.right)\n```",
            ] + treating).joined(separator: "\n\n")
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
