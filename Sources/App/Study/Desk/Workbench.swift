import Curriculum
import Essentials
import Session

/// Edits the learner's file for one exercise.
package struct Workbench {
    let workspace: Workspace
    package let exercise: Exercise
    package let environment = ProcessInfo.processInfo.environment

    package init(workspace: Workspace, exercise: Exercise) {
        (self.workspace, self.exercise) = (workspace, exercise)
    }

    package var file: LearnersFile { LearnersFile(workspace.answerFile(for: exercise)) }

    /// The text of the learner's file. Bytes that are not text become replacement characters.
    package func text() throws(FileFailure) -> String { String(decoding: try file.read(), as: UTF8.self) }

    /// - Parameter line: the line at which the file opens, if the editor supports it.
    package func edit(with wish: String?, at line: Int? = nil) throws -> FileChange {
        let editor = try Editor.choose(wish, environment: environment)
        let before = try file.read()
        let end = try editor.show(file.url.path, at: line, environment: environment)
        if case .exited(let status) = end, status != 0 {
            throw EditorFailure(
                description:
                    "\(editor.program.name) ended with status \(status).\nYour file still exists. `edit "
                    + "--with PROGRAM` opens another editor.")
        }
        if editor.hasWindow { return .goesOn(program: editor.program.name) }
        return try file.read() == before ? .asBefore : .changed
    }

    /// - Parameter ask: receives the old line and returns the new line; nil to leave the line unchanged.
    package func fix(line: Int, _ edit: LineEdit, asking ask: (String) -> String? = { _ in nil }) throws
        -> FileChange
    {
        let before = try file.read()
        var lines = try SourceLines(before)
        guard line <= lines.count + 1 else { throw noLine(line, of: lines.count) }
        switch edit {
        case .delete:
            guard line <= lines.count else { throw noLine(line, of: lines.count) }
            lines.remove(line)
        case .blank: lines[line] = ""
        case .text(let text): lines[line] = Self.text(text, asFarInAs: lines[line])
        case .ask:
            guard let text = ask(lines[line]) else { return .asBefore }
            lines[line] = text
        }
        guard lines.bytes != before else { return .asBefore }
        try file.replace(before, with: lines.bytes)
        return .changed
    }

    /// The new line: the typed text, with the indentation of the old line unless the text begins with white
    /// space.
    private static func text(_ text: String, asFarInAs old: String) -> String {
        text.first?.isWhitespace == true ? text : old.prefix { $0 == " " || $0 == "\t" } + text
    }

    private func noLine(_ line: Int, of count: Int) -> EditorFailure {
        EditorFailure(
            description:
                "The file has \(count) lines and no line \(line).\n`show` shows the line numbers.")
    }

    struct EditorFailure: Error, CustomStringConvertible { let description: String }
}
