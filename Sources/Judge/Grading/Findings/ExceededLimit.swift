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
        let place = scope.map { " Its last event came from \($0.spelled)." } ?? ""
        return [
            Finding(
                code, at: at, "At \(at) the course stopped the app: \(fact(limit))\(place)", scope: scope)
        ]
    }

    private static func fact(_ limit: RunOutcome.Limit) -> String {
        switch limit {
        case .processorTime: "it used more processor time than a run may."
        case .wallTime: "it did not respond in time."
        case .memory: "it used more memory than a run may."
        case .output: "it wrote more output than a run may."
        case .requests: "it sent more requests than a run may."
        case .events: "it caused more events than a run may."
        case .screens: "it changed its screen more often than a run may."
        case .text: "it showed and printed more text than a run may."
        case .bodies: "it fetched more bytes than a run may."
        case .exchanges: "it exchanged more messages with the course than a run may."
        case .stepsWithoutTime: "it worked endlessly without letting time pass."
        }
    }

    public static let explanation = Explanation(
        cause: """
            A run takes milliseconds of real time, however much virtual time passes in it. An app that exceeds a limit most
            often has a loop without an `await`, such as `while isLoading { }`, a thread that blocks on a semaphore, or an
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
