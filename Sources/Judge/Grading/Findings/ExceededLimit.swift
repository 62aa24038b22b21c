import Referee

/// The app exceeded a limit of a run: time, memory, requests, screens or text.
public enum ExceededLimit: FindingRule {
    public static let code = FindingCode.limitExceeded
    public static let price = Rubric.Price(100, most: 100)

    public static func findings(in evidence: Evidence) -> [Finding] {
        guard case .exceeded(let limit) = evidence.trace.outcome, limit != .stepsWithoutTime else {
            return []
        }
        let at = evidence.trace.end
        let scope = evidence.lastScope
        let place = scope.map { " The app's last event came from \($0.spelled)." } ?? ""
        return [
            Finding(
                code, at: at, "\(fact(limit)), so the course stopped it at \(at).\(place)", scope: scope)
        ]
    }

    private static func fact(_ limit: RunOutcome.Limit) -> String {
        switch limit {
        case .processorTime: "The app used more processor time than a run allows"
        case .wallTime: "The app did not respond in time"
        case .memory: "The app used more memory than a run allows"
        case .output: "The app wrote more output than a run allows"
        case .requests: "The app sent more requests than a run allows"
        case .events: "The app caused more events than a run allows"
        case .screens: "The app changed its screen more often than a run allows"
        case .text: "The app showed and printed more text than a run allows"
        case .bodies: "The app fetched more bytes than a run allows"
        case .exchanges: "The app exchanged more messages with the course than a run allows"
        case .stepsWithoutTime: "The app worked endlessly without letting time pass"
        }
    }

    public static let explanation = Explanation(
        cause: """
            A run takes milliseconds of real time, however much virtual time passes in it. Most often, an app exceeds a limit
            because it has a loop without an `await`, such as `while isLoading { }`. Other causes are a thread that blocks on a
            semaphore, and an array that only grows.
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
