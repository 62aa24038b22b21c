import Grading
import Marking

/// What `compare --json` prints, and what its page is drawn from.
struct ComparisonFacts: Encodable {
    struct Requests: Encodable {
        let made: Int
        let needed: Int
        let redundant: Int
        let uncancelled: Int

        init(_ ledger: Ledger) {
            (made, needed) = (ledger.requestsMade, ledger.requestsNeeded)
            (redundant, uncancelled) = (ledger.redundant, ledger.uncancelled)
        }
    }

    struct Row: Encodable {
        let scenario: String
        let yours: Requests
        let reference: Requests
    }

    let exercise: String
    /// A row for each scenario that both were played in; empty where one of them did not run.
    let scenarios: [Row]
    /// The text of the reference.
    let reference: String

    init(_ exercise: String, yours: Mark, reference: Mark, text: String) {
        self.exercise = exercise
        self.reference = text
        guard case .judged(let mine) = yours, case .judged(let model) = reference else {
            scenarios = []
            return
        }
        scenarios = zip(mine.verdict.scenarios, model.verdict.scenarios).map { mine, other in
            Row(
                scenario: mine.isHidden ? "hidden" : mine.name, yours: Requests(mine.ledger),
                reference: Requests(other.ledger))
        }
    }
}
