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

    public static let explanation = """
        The app cancelled a request whose answer was still wanted, and sent no other.

        A task that hangs on a view which its own first write removes cancels itself: think of `.task` inside the
        `if` branch for the idle state. `refreshable` has the same trap. Hang the task on a view that stays.
        """
}
