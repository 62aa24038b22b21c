import Referee

/// The app trapped or was killed.
public enum Crash: FindingRule {
    public static let code = FindingCode.crash
    public static let price = Rubric.Price(100, most: 100)

    public static func findings(in evidence: Evidence) -> [Finding] {
        guard case .crashed(let signal, let message, let location) = evidence.trace.outcome else { return [] }
        let words = message.isEmpty ? silence(after: signal) : "Its message: \(message)"
        return [
            Finding(
                code, at: evidence.trace.end,
                "The app crashed at \(evidence.trace.end) (\(name(of: signal))). \(words.ended)",
                location: location, symptom: words)
        ]
    }

    public static func silence(after signal: Int32) -> String {
        let overrun = signal == 11 ? ". Endless recursion ends with this signal" : ""
        return "The app left no message\(overrun)"
    }

    /// The signal in words, such as `a Swift trap, SIGTRAP`.
    public static func name(of signal: Int32) -> String {
        switch signal {
        case 4: "a Swift trap, SIGILL"
        case 5: "a Swift trap, SIGTRAP"
        case 6: "abort, SIGABRT"
        case 8: "arithmetic, SIGFPE"
        case 9: "killed, SIGKILL"
        case 11: "memory, SIGSEGV"
        default: "signal \(signal)"
        }
    }

    public static let explanation = Explanation(
        cause: """
            The app crashed. Frequent causes are a `fatalError`, an index out of range, a forced unwrap of nil, and an integer
            overflow. A user would be back on the home screen. The finding quotes the message that the Swift runtime printed.
            """,
        wrong: """
            struct Names: View {
                let names: [String]

                var body: some View {
                    Text(names[0])
                }
            }
            """,
        right: """
            struct Names: View {
                let names: [String]

                var body: some View {
                    Text(names.first ?? "Nobody yet")
                }
            }
            """)
}

extension String {
    /// The text with a full stop, unless the text already ends with a punctuation mark.
    var ended: String { last.map { ".!?".contains($0) } == true ? self : self + "." }
}
