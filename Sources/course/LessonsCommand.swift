import Foundation
import Terminal

/// `course lessons`: what there is to read.
enum LessonsCommand {
    static let definition = Command(
        name: "lessons", summary: "list the lessons", options: [.plain], run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let style = TerminalStyle.detect(
            environment: ProcessInfo.processInfo.environment, isPlain: arguments.has(.plain))
        let rows = try Library.open().curriculum.lessons.map { "| \($0.part) | `\($0.id)` | \($0.title) |" }
        let table = "| N | ID | Lesson |\n|--:|---|---|\n" + rows.joined(separator: "\n")
        Output.say(MarkdownRenderer(style: style).render(rows.isEmpty ? "The course has no lessons." : table))
        return .passed
    }
}
