import Text

/// A source of the learner's lines.
///
/// `EditLineReader` reads at a terminal, and `ScriptedLineReader` everywhere else. The prompt works the same with all
/// readers, so that a test can replay a recorded session through a pipe.
public protocol LineReader: AnyObject {
    /// Shows `prompt` and a space, and waits for a line. Returns nil at the end of the input, or after Ctrl-D.
    /// Several pasted lines come as one text with newlines.
    func readLine(prompt: StyledText) -> String?

    /// Reads a line that begins with `prefilled`, a text that the learner can change.
    func readLine(prompt: StyledText, prefilled: String) -> String?
}

/// Reads lines from an array or from standard input, without editing.
///
///     let reader = ScriptedLineReader(["open 6.1", "verify"])
public final class ScriptedLineReader: LineReader {
    private let next: () -> String?
    private let echo: (String) -> Void

    /// - Parameter echo: receives each prompt with its line, so that the output of a piped session looks like a session
    ///   at a terminal.
    public init(_ lines: [String], echo: @escaping (String) -> Void = { _ in }) {
        var remaining = lines[...]
        next = { remaining.popFirst() }
        self.echo = echo
    }

    public static func standardInput(echo: @escaping (String) -> Void = { _ in }) -> ScriptedLineReader {
        ScriptedLineReader(next: { Swift.readLine() }, echo: echo)
    }

    private init(next: @escaping () -> String?, echo: @escaping (String) -> Void) {
        self.next = next
        self.echo = echo
    }

    public func readLine(prompt: StyledText) -> String? {
        guard let line = next() else { return nil }
        echo(prompt.plain + " " + line + "\n")
        return line
    }

    /// A script cannot edit text, so the next line of the script replaces the prefilled text.
    public func readLine(prompt: StyledText, prefilled: String) -> String? { readLine(prompt: prompt) }
}
