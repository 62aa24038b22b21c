/// The manual page, written from the commands' definitions: `course manual | man -l -`.
struct ManualPage {
    let commands: [Command]

    /// In the language of `man`, which `man` and `mandoc` both read.
    var troff: String {
        """
        .TH COURSE 1 "" "course \(Course.version)" "User Commands"
        .SH NAME
        course \\- SwiftUI's async lifecycles, measured in your terminal
        .SH SYNOPSIS
        .B course
        .I COMMAND
        [\\fIoptions\\fR]
        .SH DESCRIPTION
        Learners write ordinary SwiftUI. course compiles it against a SwiftUI module of its own, runs it under a clock
        that it owns, watches its network traffic from outside, and says what it fetched twice, what it forgot to cancel
        and what it never loaded.
        .PP
        .B course start
        is the place to begin.
        .SH COMMANDS
        \(commands.map(section).joined(separator: "\n"))
        .SH ENVIRONMENT
        .TP
        .B NO_COLOR
        Set to anything: no colour.
        .TP
        .B VISUAL\\fR, \\fBEDITOR
        What
        .B edit
        opens at the prompt.
        .TP
        .B XDG_DATA_HOME
        Where progress and history are kept, in a folder named course.
        """
    }

    private func section(_ command: Command) -> String {
        let options = (command.options + [.help]).map { option in
            ".RS\n.TP\n.B \(Self.escaped(option.usage))\n\(Self.escaped(option.summary)).\n.RE"
        }
        let discussion = command.discussion.isEmpty ? [] : [".RS\n\(paragraphs(command.discussion))\n.RE"]
        return
            ([".TP\n.B \(Self.escaped(command.usage))\n\(Self.escaped(command.summary))."] + options
            + discussion)
            .joined(separator: "\n")
    }

    private func paragraphs(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? ".PP" : Self.escaped(String($0)) }.joined(separator: "\n")
    }

    /// Backslashes and hyphens mean something to troff, and so does a dot at the start of a line.
    private static func escaped(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
    }
}
