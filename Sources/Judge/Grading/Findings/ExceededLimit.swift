import Referee

/// The app used more time or memory than a run may, or sent, showed and said more.
public enum ExceededLimit: FindingRule {
    public static let code = FindingCode.limitExceeded
    public static let price = Rubric.Price(100, most: 100)

    public static func findings(in evidence: Evidence) -> [Finding] {
        guard case .exceeded(let limit) = evidence.trace.outcome, limit != .stepsWithoutTime else {
            return []
        }
        let at = evidence.trace.end
        let scope = evidence.lastScope
        let place = scope.map { " It was last seen in \($0.spelled)." } ?? ""
        return [Finding(code, at: at, "At \(at) \(fact(limit))\(place)", scope: scope)]
    }

    private static func fact(_ limit: RunOutcome.Limit) -> String {
        switch limit {
        case .processorTime: "the app kept the processor busy for longer than a run may and was stopped."
        case .wallTime: "the app did not answer for longer than a run may and was stopped."
        case .memory: "the app used more memory than a run may and was stopped."
        case .output: "the app wrote more than a run may and was stopped."
        case .requests: "the app had sent more requests than a run may and was stopped."
        case .events: "more had happened in the app than may happen in a run, and it was stopped."
        case .screens: "the app had changed its screen more often than a run may and was stopped."
        case .text: "the app had shown and printed more text than a run may and was stopped."
        case .bodies: "the app had fetched more bytes than a run may and was stopped."
        case .exchanges: "the app had come back to the world more often than it may in a run and was stopped."
        case .stepsWithoutTime: "the app worked without letting time pass and was stopped."
        }
    }

    public static let explanation = Explanation(
        cause: """
            A run takes milliseconds of real time, however much virtual time it plays. One that hits a limit is most often
            a loop without an `await` in it, such as `while isLoading { }`, a thread that blocks on a semaphore, or an
            array that only grows.
            """,
        wrong: """
            struct Screen: View {
                @State private var isLoading = true

                var body: some View {
                    Text("Wait").onAppear {
                        while isLoading {}
                    }
                }
            }
            """,
        right: """
            struct Screen: View {
                @State private var isLoading = true

                var body: some View {
                    Text(isLoading ? "Wait" : "Ready").task {
                        try? await Task.sleep(for: .seconds(1))
                        isLoading = false
                    }
                }
            }
            """)
}
