import Referee

/// The app's process sent a message that its engine never sends.
public enum BrokenProtocol: FindingRule {
    public static let code = FindingCode.brokeProtocol
    public static let price = Rubric.Price(100, most: 100)

    public static func findings(in evidence: Evidence) -> [Finding] {
        guard case .brokeProtocol(let reason) = evidence.trace.outcome else { return [] }
        return [
            Finding(
                code, at: evidence.trace.end,
                "The course lost contact with the app at \(evidence.trace.end): \(reason.ended)")
        ]
    }

    public static let explanation = Explanation(
        cause: """
            The app's process sent the course a message that the engine never sends, or only a part of a message. Code that
            writes to file descriptors that it did not open can cause this. If your code writes to no such descriptor, run
            `course doctor`.
            """,
        wrong: """
            struct Screen: View {
                var body: some View {
                    Text("Hello").task {
                        // This code has not opened descriptor 3, so it belongs to other code.
                        try? FileHandle(fileDescriptor: 3).write(contentsOf: Data("hello".utf8))
                    }
                }
            }
            """,
        right: """
            struct Screen: View {
                var body: some View {
                    Text("Hello").task {
                        print("hello")
                    }
                }
            }
            """)
}
