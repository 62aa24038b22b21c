import Referee
import Scenario
import VirtualTime
import Wire

/// A request was cancelled while its answer was still wanted.
public enum PrematureCancel: FindingRule {
    public static let code = FindingCode.prematureCancel
    public static let price = Rubric.Price(30, most: 60)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.ledger.requests.filter(\.isCancelledTooSoon).map { entry in
            let record = entry.record
            let after =
                record.ended == record.started
                ? "in the instant in which it was sent"
                : "\((record.ended - record.started).spelled) after it was sent"
            return Finding(
                code, at: record.ended,
                "\(record.resource) was \(fate(record)) at \(record.ended), \(after), "
                    + "while it was still wanted. Nothing took its place."
                    + (record.sender.map { " It was sent by \($0)\(end(of: record, evidence))." } ?? ""),
                location: record.location, scope: record.scope, resource: record.resource,
                requests: [record.id])
        }
    }

    /// `, which ends with its view, and the view went then`: why the task of a view was cancelled, where the run tells.
    private static func end(of record: RequestRecord, _ evidence: Evidence) -> String {
        guard let scope = record.scope, scope.phase.isTask, !scope.isUnowned else { return "" }
        let reasons = evidence.trace.events.compactMap { event -> CancellationReason? in
            guard event.at == record.ended, case .fact(.taskCancelled(scope.view, _, let reason)) = event.kind
            else { return nil }
            return reason
        }
        guard let reason = reasons.first, reasons.allSatisfy({ $0 == reason }) else { return "" }
        return switch reason {
        case .disappeared: ", which ends with its view, and the view went then"
        case .idChanged: ", which ends when its id changes, and the id changed then"
        }
    }

    private static func fate(_ record: RequestRecord) -> String {
        record.ending == .gaveUp ? "given up, by the app's own time-out," : "cancelled"
    }

    public static let explanation = Explanation(
        cause: """
            The app cancelled a request whose answer was still wanted, and sent no other.

            What a view starts with `.task` ends with the view. That is right for what the view shows, and wrong for what
            the user did: a like, an order, a message. A task also ends with the branch that it hangs on, so hang it on a
            view that stays.
            """,
        wrong: """
            struct LikeButton: View {
                @State private var isLiked = false

                var body: some View {
                    Button(isLiked ? "Liked" : "Like") { isLiked = true }
                        // Whoever likes and leaves at once has not liked.
                        .task(id: isLiked) {
                            if isLiked { await send() }
                        }
                }

                private func send() async {
                    guard let url = URL(string: "https://api.example/likes") else { return }
                    var request = URLRequest(url: url)
                    request.httpMethod = "POST"
                    _ = try? await URLSession.shared.data(for: request)
                }
            }
            """,
        right: """
            struct LikeButton: View {
                @State private var isLiked = false

                var body: some View {
                    Button(isLiked ? "Liked" : "Like") {
                        isLiked = true
                        Task { await send() }
                    }
                }

                private func send() async {
                    guard let url = URL(string: "https://api.example/likes") else { return }
                    var request = URLRequest(url: url)
                    request.httpMethod = "POST"
                    _ = try? await URLSession.shared.data(for: request)
                }
            }
            """,
        parts: [3, 9, 11])
}
