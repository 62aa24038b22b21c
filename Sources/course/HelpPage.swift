/// The help texts, written from the commands' definitions.
enum HelpPage {
    static var overview: String {
        """
        course \(Course.version): SwiftUI's async lifecycles, measured in your terminal

        usage: course COMMAND

        \(table(Course.commands.map { ($0.name, $0.summary) }))

        `course start` is the place to begin. `course COMMAND --help` says more about each.
        """
    }

    static func of(_ command: Command) -> String {
        let options = command.options + [.help]
        let sections = [
            command.summary + ".",
            "usage: \(command.usage)",
            "options:\n"
                + table(options.map { ("--\($0.name)" + ($0.value.map { " \($0)" } ?? ""), $0.summary) }),
            command.discussion,
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, summary in
            "  \(name)\(String(repeating: " ", count: width - name.count))  \(summary)"
        }.joined(separator: "\n")
    }
}
