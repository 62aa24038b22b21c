import Referee
import Scenario

/// The scenario's actions on the app, as one lane. The user's actions explain when the events in the other lanes
/// happen.
struct UserLane {
    let lanes: [TimelineLane]

    init(_ trace: Trace) {
        let verbs = trace.scenario.stepsByLine.mapValues(\.verb)
        var marks: [TimelineLane.Mark] = []
        for event in trace.events {
            guard case .stepped(let line) = event.kind, let verb = verbs[line], verb.isDeed else { continue }
            if let last = marks.last, last.at == event.at {
                marks[marks.count - 1].text += ", \(verb)"
            } else {
                marks.append(.init(at: event.at, kind: .acted, text: "\(verb)"))
            }
        }
        lanes = marks.isEmpty ? [] : [TimelineLane(.user, "user", marks: marks)]
    }
}
