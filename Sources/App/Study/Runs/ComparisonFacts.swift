import Grading
import Marking

/// What `compare --json` prints, and what its page is drawn from.
package struct ComparisonFacts: Encodable {
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
    /// The text of the reference, or of the alternative in its place.
    let reference: String
    /// The name of what is shown in place of the reference.
    let alternative: String?
    let alternatives: [Alternative]

    /// Another right answer of the exercise, and what it trades.
    struct Alternative: Encodable {
        let name: String
        let style: String
    }

    init(_ comparison: Comparison, text: String) {
        exercise = comparison.exercise.id
        reference = text
        alternative = comparison.chosen?.name
        alternatives = comparison.alternatives.all.map { Alternative(name: $0.name, style: $0.style) }
        guard case .judged(let mine) = comparison.mark, case .judged(let model) = comparison.reference else {
            scenarios = []
            return
        }
        scenarios = zip(mine.verdict.scenarios, model.verdict.scenarios).map { mine, other in
            Row(
                scenario: ScenarioName.told(mine.name, isHidden: mine.isHidden), yours: Requests(mine.ledger),
                reference: Requests(other.ledger))
        }
    }
}
