import Grading
import Referee

/// How many entries of a scenario's lists are not in its JSON, because each list ends after `most` of them.
///
/// An app that sends a request in a loop earns a finding for each: two hundred megabytes that a class's
/// results would carry. The sums and the score are those of the whole run.
public struct LeftOutFacts: Encodable, Sendable, Equatable {
    /// More than a person reads, and than a run that ends by itself ever had here.
    public static let most = 2_000

    public let findings: Int
    public let epochs: Int
    public let requests: Int
    public let events: Int

    /// Nil if every list is whole.
    init?(findings: [Finding], ledger: Ledger, events: [TraceEvent]) {
        func beyond(_ count: Int) -> Int { max(0, count - Self.most) }
        self.findings = beyond(findings.count)
        epochs = beyond(ledger.epochs.count)
        requests = beyond(ledger.requests.count)
        self.events = beyond(events.count)
        guard self.findings + epochs + requests + self.events > 0 else { return nil }
    }
}
