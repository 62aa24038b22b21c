/// Lines that were written down before: a test's array, or a pipe on standard input.
///
///     let reader = ScriptedLineReader(["open 6.1", "verify"])
public final class ScriptedLineReader: LineReader {
    private let next: () -> String?
    private let echo: (String) -> Void

    /// - Parameter echo: receives the prompt and the line as they would have looked at a terminal,
    ///   so that the output of a piped session reads like one.
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

    /// A script has its lines whole, and nothing to change in another's.
    public func readLine(prompt: StyledText, prefilled: String) -> String? { readLine(prompt: prompt) }
}
