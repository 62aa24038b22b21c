import Grading

/// The ledgers of all scenarios of a verdict as JSON. `docs/facts.md` describes every field.
public struct LedgerBookFacts: Encodable, Sendable, Equatable {
    public let version: Int
    public let totals: TotalsFacts
    public let scenarios: [Page]

    public struct Page: Encodable, Sendable, Equatable {
        public let name: String
        public let title: String
        public let hidden: Bool
        public let ledger: LedgerFacts
    }

    public init(_ verdict: Verdict) {
        version = VerdictFacts.version
        totals = TotalsFacts(verdict)
        scenarios = verdict.scenarios.map {
            Page(
                name: $0.name, title: $0.title, hidden: $0.isHidden,
                ledger: LedgerFacts($0.ledger, isHidden: $0.isHidden))
        }
    }

    /// Indented JSON that ends in a newline.
    public var text: String {
        get throws { try VerdictFacts.text(of: self, isIndented: true) + "\n" }
    }
}
