import Grading
import Verification

/// The output of `compare --json`, and the data of its page.
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
    /// One row for each scenario; empty if an answer did not run.
    let scenarios: [Row]
    /// The source of the reference, or of the right answer shown in place of the reference.
    let reference: String
    /// The name of the right answer shown in place of the reference; nil for the reference.
    let alternative: String?
    let alternatives: [Alternative]

    /// Another right answer of the exercise, and its trade-off.
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
