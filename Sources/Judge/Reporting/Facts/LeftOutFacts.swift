import Grading
import Referee

/// For each list in a scenario's JSON, the number of entries that the JSON leaves out. Each list in the JSON has at
/// most `most` entries.
///
/// An app that sends requests in a loop earns a finding for each request. Without the limit, the findings could add 200
/// MB to a class's results. The total numbers and the score include the entries that the JSON leaves out.
public struct LeftOutFacts: Encodable, Sendable, Equatable {
    /// The limit is higher than the number of entries that a person reads. No known run that ended by itself exceeds
    /// the limit.
    public static let most = 2_000

    public let findings: Int
    public let epochs: Int
    public let requests: Int
    public let events: Int

    /// Returns nil if every list is complete.
    init?(findings: [Finding], ledger: Ledger, events: [TraceEvent]) {
        func beyond(_ count: Int) -> Int { max(0, count - Self.most) }
        self.findings = beyond(findings.count)
        epochs = beyond(ledger.epochs.count)
        requests = beyond(ledger.requests.count)
        self.events = beyond(events.count)
        guard self.findings + epochs + requests + self.events > 0 else { return nil }
    }
}
