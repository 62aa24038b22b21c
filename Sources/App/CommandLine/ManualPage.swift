/// The manual page of a program: `course manual | man -l -`.
public struct ManualPage {
    private let program: Program

    public init(_ program: Program) { self.program = program }

    /// The page in troff, which both `man` and `mandoc` read.
    public var troff: String {
        """
        .TH \(program.name.uppercased()) 1 "" "\(program.name) \(program.version)" "User Commands"
        .SH NAME
        \(program.name) \\- \(Self.escaped(program.summary))
        .SH SYNOPSIS
        .B \(program.name)
        .I COMMAND
        [\\fIoptions\\fR]
        .SH DESCRIPTION
        \(paragraphs(program.description))
        .SH COMMANDS
        \(program.groups.map(section).joined(separator: "\n"))
        .SH ENVIRONMENT
        \(program.environment.map(variable).joined(separator: "\n"))
        """
    }

    private func section(_ group: Program.Group) -> String {
        let title = group.title.isEmpty ? [] : [".SS \(Self.escaped(group.title))"]
        return (title + group.commands.map(entry)).joined(separator: "\n")
    }

    private func entry(_ command: Command) -> String {
        let options = command.allOptions.map { option in
            ".RS\n.TP\n.B \(Self.escaped(option.usage))\n\(Self.escaped(option.summary)).\n.RE"
        }
        let discussion = command.discussion.isEmpty ? [] : [".RS\n\(paragraphs(command.discussion))\n.RE"]
        let usage = program.usage(of: command)
        return ([".TP\n.B \(Self.escaped(usage))\n\(Self.escaped(command.summary))."] + options + discussion)
            .joined(separator: "\n")
    }

    private func variable(_ variable: Program.Variable) -> String {
        ".TP\n.B \(variable.names.joined(separator: "\\fR, \\fB"))\n\(Self.escaped(variable.meaning))"
    }

    private func paragraphs(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? ".PP" : Self.escaped(String($0)) }.joined(separator: "\n")
    }

    /// Escapes characters that troff interprets: backslashes, hyphens, and a dot or an apostrophe at the start of a line.
    private static func escaped(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }
}
