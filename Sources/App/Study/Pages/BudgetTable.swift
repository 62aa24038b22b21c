import Curriculum
import Grading
import Referee
import Text

/// For each scenario, the number of requests that a run sent, and the exercise's budget.
///
///     Spent of the budget
///     ✓ short-absence   1 of 1 request
///     ✗ hidden          4 of 3 requests
package struct BudgetTable {
    package struct Row: Encodable, Hashable {
        /// The scenario's name, or `hidden`.
        let scenario: String
        /// The budget's limit in words, such as `3 requests`.
        let limit: String
        /// The number of requests that the run sent; nil if the run did not finish.
        let spent: Int?
        let kept: Bool
    }

    package let rows: [Row]

    /// The initializer returns nil if the exercise has no budget.
    package init?(_ exercise: Exercise, traces: [Trace]) {
        rows = traces.flatMap { trace in
            exercise.budget.limits[trace.scenario.name, default: []].map { Row($0, in: trace) }
        }
        if rows.isEmpty { return nil }
    }

    func lines(_ style: PageStyle) -> [String] {
        let margin = rows.map { DisplayWidth.columns(of: $0.scenario) }.max() ?? 0
        return [style.paint("Spent of the budget", .strong)]
            + rows.flatMap { row in
                let spent = row.spent.map(String.init) ?? "unknown"
                return Paragraph.lines(
                    "\(row.scenario.padded(to: margin))  \(spent) of \(row.limit)", style
                ).map { "\(style.mark(row.kept)) \($0)" }
            }
    }
}

extension BudgetTable.Row {
    init(_ limit: String, in trace: Trace) {
        let verdict = trace.events.reversed().lazy.compactMap { event -> (held: Bool, found: String)? in
            guard case .checked(_, let check, let held, let found) = event.kind,
                check == Budget.check(of: limit)
            else { return nil }
            return (held, found)
        }.first
        self.init(
            scenario: ScenarioName.told(trace.scenario.name, isHidden: trace.scenario.isHidden), limit: limit,
            spent: verdict.flatMap { Int($0.found.prefix { $0.isNumber }) }, kept: verdict?.held ?? false)
    }
}
