import Referee
import Text
import VirtualTime
import Wire

extension Evidence {
    /// The engine's diagnoses of one kind, as findings. Equal messages from the same view or task are one finding.
    func diagnosed(_ kind: Diagnosis.Kind, as code: FindingCode) -> [Finding] {
        var findings: [Finding] = []
        var places: [Likeness: Int] = [:]
        for event in trace.events {
            guard case .fact(.diagnosed(let diagnosis)) = event.kind, diagnosis.kind == kind else { continue }
            let scope = diagnosis.scope ?? event.scope
            let message = diagnosis.message.ended
            if let place = places[Likeness(scope: scope, message: message)] {
                findings[place].count += 1
            } else {
                places[Likeness(scope: scope, message: message)] = findings.count
                findings.append(
                    Finding(code, at: event.at, "At \(event.at): \(message)", scope: scope, symptom: message))
            }
        }
        for place in findings.indices where findings[place].count > 1 {
            findings[place].sentence += " The run has this finding \(Wording.times(findings[place].count))."
        }
        return findings
    }

    var lastScope: Scope? {
        trace.events.last { $0.scope != nil }?.scope
    }

    func requests(from phase: ScopePhase) -> [[RequestRecord]] {
        let records = ledger.requests.map(\.record).filter { $0.scope?.phase == phase }
        return Array(Dictionary(grouping: records) { [$0.scope?.viewName, $0.scope?.type] }.values)
    }
}

private struct Likeness: Hashable {
    var scope: Scope?
    var message: String
}
