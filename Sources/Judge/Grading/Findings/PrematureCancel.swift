import Referee
import Scenario
import VirtualTime
import Wire

/// The app canceled a request while the user still wanted the response.
public enum PrematureCancel: FindingRule {
    public static let code = FindingCode.prematureCancel
    public static let price = Rubric.Price(30, most: 60)

    public static func findings(in evidence: Evidence) -> [Finding] {
        evidence.ledger.requests.filter(\.isCancelledTooSoon).map { entry in
            let record = entry.record
            let start =
                record.ended == record.started
                ? "at the same instant" : "\((record.ended - record.started).spelled) earlier"
            return Finding(
                code, at: record.ended,
                "\(record.resource) was \(fate(record))\(reason(for: record, evidence)), "
                    + "although the user wanted it\(stretch(record, evidence)). The request was sent \(start)"
                    + "\(record.sender.map { " by \($0)" } ?? ""), and no other request replaced it.",
                location: canceller(of: record)?.location ?? evidence.place(of: record), scope: record.scope,
                resource: record.resource,
                requests: [record.id])
        }
    }

    /// The period in which the user wanted the resource, such as ` from 250 ms (`set height 90`) to 750 ms (`set width
    /// 640`)`.
    private static func stretch(_ record: RequestRecord, _ evidence: Evidence) -> String {
        evidence.limit(of: record.id).map { " " + evidence.stretch(of: evidence.ledger.epochs[$0].epoch) }
            ?? ""
    }

    /// The code in the app that canceled a task which belongs to no view.
    private static func canceller(of record: RequestRecord) -> Scope? {
        guard let canceller = record.canceller, canceller.phase != .outside, record.scope?.isUnowned ?? true
        else { return nil }
        return canceller
    }

    /// The cause of the cancellation in words, such as `, when Picture disappeared and its .task ended`.
    private static func reason(for record: RequestRecord, _ evidence: Evidence) -> String {
        if let canceller = canceller(of: record) {
            return " in \(canceller.ownerAndPhase)\(canceller.location.map { " (\($0))" } ?? "")"
        }
        guard let scope = record.scope, scope.phase.isTask, !scope.isUnowned else { return "" }
        let reasons = evidence.trace.events.compactMap { event -> CancellationReason? in
            guard event.at == record.ended, case .fact(.taskCancelled(scope.view, _, let reason)) = event.kind
            else { return nil }
            return reason
        }
        guard let reason = reasons.first, reasons.allSatisfy({ $0 == reason }) else { return "" }
        let view = scope.viewName.isEmpty ? "its view" : scope.viewName
        return switch reason {
        case .disappeared where evidence.isStillThere(scope.view, at: record.ended):
            ", when a view inside \(view) disappeared and its \(scope.phase.spelled) ended"
        case .disappeared: ", when \(view) disappeared and its \(scope.phase.spelled) ended"
        case .idChanged: ", when the id of \(scope.ownerAndPhase) changed"
        }
    }

    private static func fate(_ record: RequestRecord) -> String {
        record.ending == .gaveUp
            ? "ended at \(record.ended) by the app's own time-out" : "cancelled at \(record.ended)"
    }

    public static let explanation = Explanation(
        cause: """
            The app cancelled a request whose response the user still wanted, and sent no new request for it.

            A `.task` ends when its view disappears. Cancellation is right for content that the view shows. Cancellation is
            wrong for an action of the user, such as a like, an order or a message. A `.task` inside an `if` or a `switch` ends
            when its branch disappears, so attach the `.task` to a view that stays.
            """,
        wrong: """
            struct LikeButton: View {
                @State private var isLiked = false

                var body: some View {
                    Button(isLiked ? "Liked" : "Like") { isLiked = true }
                        // If the user taps and leaves at once, the like is lost.
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
