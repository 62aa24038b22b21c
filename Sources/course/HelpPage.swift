import Foundation
import Terminal

/// The help texts, written from the commands' definitions and as wide as the window.
struct HelpPage {
    private let wrapper: TextWrapper
    private let style: TerminalStyle

    /// - Parameter style: nil for the terminal at hand.
    init(style: TerminalStyle? = nil) {
        self.style = style ?? .detect(environment: ProcessInfo.processInfo.environment)
        wrapper = TextWrapper(width: self.style.textWidth)
    }

    var overview: String {
        sections([
            paragraph("course \(Course.version): SwiftUI's async lifecycles, measured in your terminal"),
            "usage: course COMMAND",
            table(Course.commands.map { ($0.name, $0.summary) }),
            paragraph("`course start` is the place to begin. `course COMMAND --help` says more about each."),
        ])
    }

    func of(_ command: Command) -> String {
        sections(
            [
                paragraph(command.summary + "."),
                paragraph("usage: \(command.usage)"),
                "options:\n" + table((command.options + [.help]).map { ($0.usage, $0.summary) }),
            ] + command.discussion.components(separatedBy: "\n\n").map(paragraph))
    }

    private func sections(_ texts: [String]) -> String {
        texts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// Filled, but for lines that stand further in: they are to be typed as they are.
    private func paragraph(_ text: String) -> String {
        guard !text.hasPrefix(" ") else { return text }
        return wrapper.wrap(text.replacing("\n", with: " ")).joined(separator: "\n")
    }

    private func table(_ rows: [(String, String)]) -> String {
        let column = (rows.map(\.0.count).max() ?? 0) + 4
        // In a narrow window what a word means stands below it.
        let isNarrow = style.textWidth - column < 24
        let margin = String(repeating: " ", count: isNarrow ? 4 : column)
        return rows.map { name, summary in
            let lines = TextWrapper(width: style.textWidth - margin.count).wrap(summary)
            let gap =
                isNarrow ? "\n\(margin)" : String(repeating: " ", count: column - 2 - name.count)
            return "  \(name)\(gap)" + lines.joined(separator: "\n\(margin)")
        }.joined(separator: "\n")
    }
}
