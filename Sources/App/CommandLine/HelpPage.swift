import Text

/// The help text of a program, wrapped to the width of the window.
public struct HelpPage {
    private let program: Program
    private let width: Int

    public init(_ program: Program, width: Int) {
        self.program = program
        self.width = width
    }

    /// The most important commands with examples, then all commands by group.
    public var overview: String {
        let column = meaningColumn(for: program.commands.map(\.name))
        let highlights = program.highlights.map {
            ($0.command.name, "\($0.command.summary)\n\(program.called($0.example))")
        }
        let groups = program.groups.map { group in
            let rows = group.commands.map { ($0.name, $0.summary) }
            return titled(group.title, table(rows, column: column))
        }
        let name = program.name.isEmpty ? "" : "\(program.name) \(program.version): "
        return sections(
            [
                paragraph(name + program.summary),
                "usage: \(program.called("COMMAND"))",
                titled("Start with these", table(highlights, column: column)),
            ] + groups + [paragraph(program.hint)])
    }

    public func of(_ command: Command) -> String {
        sections(
            [
                paragraph(command.summary + "."),
                paragraph("usage: \(program.usage(of: command))"),
                "options:\n" + table(command.allOptions.map { ($0.usage, $0.summary) }),
            ] + command.discussion.split(separator: "\n\n").map { paragraph(String($0)) })
    }

    private func sections(_ texts: [String]) -> String {
        texts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Returns the text below the title. If the title or the text is empty, returns only the text.
    private func titled(_ title: String, _ text: String) -> String {
        guard !text.isEmpty, !title.isEmpty else { return text }
        return paragraph("\(title):") + "\n" + text
    }

    /// Wraps running text. Indented text keeps its lines, because readers copy them.
    private func paragraph(_ text: String) -> String {
        guard !text.hasPrefix(" ") else { return text }
        return wrapped(text.replacing("\n", with: " "), width).joined(separator: "\n")
    }

    /// The column at which help shows the meaning of each word.
    private func meaningColumn(for words: [String]) -> Int { (words.map(\.count).max() ?? 0) + 4 }

    private func table(_ rows: [(String, String)], column given: Int? = nil) -> String {
        let column = given ?? meaningColumn(for: rows.map(\.0))
        // In a narrow window, each meaning is printed below its word.
        let isNarrow = width - column < 24
        let margin = String(repeating: " ", count: isNarrow ? 4 : column)
        return rows.map { name, summary in
            let gap =
                isNarrow ? "\n\(margin)" : String(repeating: " ", count: column - 2 - name.count)
            return "  \(name)\(gap)"
                + wrapped(summary, width - margin.count).joined(separator: "\n\(margin)")
        }.joined(separator: "\n")
    }

    private func wrapped(_ text: String, _ width: Int) -> [String] { TextWrapper(width: width).wrap(text) }
}
