import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Session
import Terminal
import Text

import struct Curriculum.Progress

/// The course, the learner's folder and the learner's progress, for prompt commands that a shell runs.
package struct Desk {
    package let library: Library
    package let workspace: Workspace
    package let style: PageStyle

    package static func open(in folder: String? = nil, isPlain: Bool = false) throws -> Desk {
        return Desk(
            library: try Library.open(), workspace: Workspace(folder),
            style: .atHand(isPlain: isPlain))
    }

    /// The learner's progress. Commands that do not call `store` still work if the progress file is unreadable.
    package func store() throws -> ProgressStore {
        try ProgressStore(
            file: ProgressStore.defaultFile(environment: ProcessInfo.processInfo.environment))
    }

    package func session() throws -> Session {
        let store = try store()
        return session(try store.progress())
    }

    /// Creates a session whose pages print commands for the prompt (`verify`) or for a shell (`course verify`).
    package func session(_ progress: Progress) -> Session {
        Session(curriculum: library.curriculum, progress: progress, commandPrefix: Suggestion.place.prefix)
    }

    package func workbench(_ word: String) throws -> Workbench {
        Workbench(workspace: workspace, exercise: try library.exercise(word))
    }

    package func page(_ markdown: String) { Self.page(markdown, style) }

    /// Shows a page, for a command that needs no course.
    package static func page(_ markdown: String, _ style: PageStyle) {
        Pager(style: style, environment: ProcessInfo.processInfo.environment).show {
            MarkdownRenderer(style: $0).lines(of: markdown)
        }
    }

    package func say(_ effects: [PromptEffect]) {
        for effect in effects {
            if case .print(let markdown) = effect { page(markdown) }
            if case .page(let markdown) = effect { page(markdown) }
        }
    }

    package func say(_ facts: some Encodable) throws { try Output.say(facts) }

    /// Asks a question at a terminal. If no terminal is available, throws unless the command line contains
    /// `--yes`.
    package func isSure(_ question: String, _ arguments: Arguments) throws -> Bool {
        if arguments[Common.yes] { return true }
        guard isatty(STDIN_FILENO) == 1 else {
            throw UsageError("the command needs your consent, but has no terminal to ask you; add --yes")
        }
        for line in Paragraph.lines(question, style) { Output.hint(line + "\n") }
        Output.hint("yes or no (Return: no) > ")
        return ["y", "yes"].contains((readLine() ?? "").trimmed.lowercased())
    }
}
