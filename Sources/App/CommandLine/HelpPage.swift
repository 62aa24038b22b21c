import Text

/// The help of a program, as wide as the window.
public struct HelpPage {
    private let program: Program
    private let width: Int

    /// - Parameter width: of running text.
    public init(_ program: Program, width: Int) {
        self.program = program
        self.width = width
    }

    /// All commands, a line each.
    public var overview: String {
        sections([
            paragraph("\(program.name) \(program.version): \(program.summary)"),
            "usage: \(program.name) COMMAND",
            table(program.commands.map { ($0.name, $0.summary) }),
            paragraph(program.hint),
        ])
    }

    /// One command with its options.
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

    /// Filled, unless the text is indented: such lines are to be typed as they are.
    private func paragraph(_ text: String) -> String {
        guard !text.hasPrefix(" ") else { return text }
        return wrapped(text.replacing("\n", with: " "), width).joined(separator: "\n")
    }

    private func table(_ rows: [(String, String)]) -> String {
        let column = (rows.map(\.0.count).max() ?? 0) + 4
        // In a narrow window the meaning of a word goes below it.
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
