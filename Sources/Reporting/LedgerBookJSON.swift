import Grading

/// The ledgers of all scenarios of a verdict, and nothing else, as JSON. `docs/facts.md` describes every field.
public struct LedgerBookJSON: Encodable, Sendable, Equatable {
    public let version: Int
    public let totals: TotalsJSON
    public let scenarios: [Page]

    /// One scenario's ledger.
    public struct Page: Encodable, Sendable, Equatable {
        public let name: String
        public let title: String
        public let hidden: Bool
        public let ledger: LedgerJSON
    }

    public init(_ verdict: Verdict) {
        version = VerdictJSON.version
        totals = TotalsJSON(verdict)
        scenarios = verdict.scenarios.map {
            Page(
                name: $0.name, title: $0.title, hidden: $0.isHidden,
                ledger: LedgerJSON($0.ledger, isHidden: $0.isHidden))
        }
    }

    /// Indented JSON that ends in a newline.
    public var text: String {
        get throws { try VerdictJSON.text(of: self, isIndented: true) + "\n" }
    }
}
