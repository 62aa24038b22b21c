import Scenario
import VirtualTime

/// A request was cancelled while its answer was still wanted.
public enum PrematureCancel: FindingRule {
    public static let code = FindingCode.prematureCancel

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.ledger.requests.filter(\.isCancelledTooSoon).map { entry in
            let record = entry.record
            let after = record.ended - record.started
            return Finding(
                code, at: record.ended,
                "\(record.resource) was cancelled at \(record.ended), \(after.spelled) after it was sent, while it was "
                    + "still wanted. Nothing took its place."
                    + (record.scope.map { " It was sent by \($0.spelled)." } ?? ""),
                location: record.location, scope: record.scope, resource: record.resource,
                requests: [record.id])
        }
    }

    public static let explanation = Explanation(
        cause: """
            The app cancelled a request whose answer was still wanted, and sent no other.

            A task that hangs on a view which its own first write removes cancels itself: think of `.task` inside the
            `if` branch for the idle state. `refreshable` has the same trap. Hang the task on a view that stays.
            """,
        wrong: """
            struct Forecast: View {
                @State private var isLoading = false
                @State private var text = ""

                var body: some View {
                    if isLoading {
                        ProgressView()
                    } else if text.isEmpty {
                        // Its own first write takes this view away, and the task with it.
                        Text("Nothing yet").task {
                            isLoading = true
                            await load()
                            isLoading = false
                        }
                    } else {
                        Text(text)
                    }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/forecast"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        right: """
            struct Forecast: View {
                @State private var isLoading = false
                @State private var text = ""

                var body: some View {
                    VStack {
                        if isLoading { ProgressView() } else { Text(text) }
                    }
                    .task {
                        isLoading = true
                        await load()
                        isLoading = false
                    }
                }

                private func load() async {
                    guard let url = URL(string: "https://api.example/forecast"),
                        let (data, _) = try? await URLSession.shared.data(from: url)
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            """,
        parts: [9, 11])
}
