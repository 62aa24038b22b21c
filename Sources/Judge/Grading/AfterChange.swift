import Referee
import Scenario
import Wire

/// What the app did after the scenario's last change of an input, as the reason why a run has no finding.
///
///     After `set album green`, a new Page appeared, and Page's .task sent GET /albums/green.
///     After `set album green`, the screen fulfilled `see "Playing: green"` without another request.
struct AfterChange {
    private var change: String?
    private var newViews: Set<String> = []
    private var request: (scope: Scope, resource: Resource)?
    private var fulfilled: [String] = []

    init(in trace: Trace) {
        let steps = trace.scenario.stepsByLine
        for event in trace.events {
            switch event.kind {
            case .stepped(let line):
                guard let verb = steps[line]?.verb, case .set = verb else { continue }
                (change, newViews, request, fulfilled) = ("\(verb)", [], nil, [])
            case .fact(.appeared(let view, _)): newViews.insert(view)
            case .requested(_, let resource):
                if request == nil, let scope = event.scope { request = (scope, resource) }
            case .checked(let line, let check, held: true, _):
                if steps[line]?.verb.look?.isExpected ?? false { fulfilled.append("`\(check)`") }
            case .responded, .failed, .gaveUp, .cancelled, .wanted, .checked, .unsettled, .screen, .console,
                .fact:
                break
            }
        }
    }

    var sentence: String? {
        guard let change else { return nil }
        if let (scope, resource) = request {
            let cause = newViews.contains(scope.view) ? "a new \(scope.viewName) appeared, and " : ""
            return "After `\(change)`, \(cause)\(scope.start) sent \(resource)."
        }
        guard !fulfilled.isEmpty else { return nil }
        let sights = fulfilled.joined(separator: " and ")
        return "After `\(change)`, the screen fulfilled \(sights) without another request."
    }
}
