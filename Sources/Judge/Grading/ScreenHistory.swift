import Referee
import Scenario
import VirtualTime
import Wire

/// The events of a run before a failed check that can explain the wrong screen.
struct ScreenHistory {
    private let errors: FailureWords
    private(set) var past = ScreenFault.Past()
    private(set) var last = LastHappening()
    private var late = LateEnd()
    private var replaced = ReplacedObject()
    private var visits = Visits()
    private var copies = StateCopy()

    init(errors: FailureWords) { self.errors = errors }

    mutating func take(_ event: TraceEvent, in evidence: Evidence) {
        past.take(event, errors: errors)
        last.take(event, in: evidence)
        late.take(event)
        replaced.take(event)
        visits.take(event, in: evidence)
        copies.take(event, in: evidence)
    }

    /// A sentence about an earlier event that explains the wrong screen.
    func cause(of fault: ScreenFault, _ check: FailedCheck, in evidence: Evidence) -> String? {
        lateEnd(before: fault)?.sentence
            ?? leftover(fault, check)
            ?? lostWork(fault, check, in: evidence)
            ?? copiedState(fault, check, in: evidence).map(StateCopy.sentence)
    }

    /// The source line that the learner should look at, such as a `.task` that ended late.
    func place(of fault: ScreenFault, _ check: FailedCheck, in evidence: Evidence) -> SourceLocation? {
        lateEnd(before: fault)?.location
            ?? copiedState(fault, check, in: evidence).map {
                SourceLocation(file: $0.file, line: $0.firstLine)
            }
            ?? last.silentSender
    }

    func symptom(of fault: ScreenFault, _ check: FailedCheck, in evidence: Evidence) -> String {
        if leftover(fault, check) != nil { return Visits.symptom }
        return copiedState(fault, check, in: evidence) == nil
            ? fault.symptom(of: check.verb) : StateCopy.symptom
    }

    /// The canceled run of a `.task` that hid the spinner of the next run.
    private func lateEnd(before fault: ScreenFault) -> LateEnd? { fault.isNoLoadingState ? late : nil }

    private func leftover(_ fault: ScreenFault, _ check: FailedCheck) -> String? {
        visits.leftover(fault, check, past, errors)
    }

    private func copiedState(_ fault: ScreenFault, _ check: FailedCheck, in evidence: Evidence) -> WorkNote? {
        copies.note(for: fault, check, last, in: evidence)
    }

    /// A sentence that says that SwiftUI has created the view with the missing text again.
    func lostText(_ check: FailedCheck) -> String? {
        (check.look?.sight.words ?? check.verb?.tappedLabel).flatMap(visits.lostText)
    }

    /// A sentence about a `.task` that waits forever after its only request has ended.
    private func waitingTask(at instant: VirtualInstant, in evidence: Evidence) -> String? {
        guard let last = evidence.records.last(where: { $0.ended <= instant }), last.ending != .none,
            let scope = last.scope, scope.phase == .task, let task = evidence.lastTask(before: last),
            task.ended == nil, task.cancelled == nil,
            evidence.records.count(where: { $0.scope == scope && $0.started >= task.started }) == 1
        else { return nil }
        return "The .task\(task.place) never returned, although its request had ended at \(last.ended)."
    }

    /// A sentence about an earlier event that makes the screen wrong, such as a touch on a disabled control.
    private func lostWork(_ fault: ScreenFault, _ check: FailedCheck, in evidence: Evidence) -> String? {
        if fault == .outOfReach {
            return evidence.disabledTouch(from: .zero, to: check.at).map {
                "The user touched \($0.control) at \($0.at), but it was disabled."
            }
        }
        if fault.mayHideResponse(check.verb, on: check.found, past) {
            let task = evidence.tasks.last { $0.outlivesCancellation(at: check.at) }
            return replaced.sentence
                ?? task.flatMap { task in
                    task.cancelled.map {
                        "The .task\(task.place) was cancelled at \($0.at), but its code never returned."
                    }
                }
                ?? waitingTask(at: check.at, in: evidence)
        }
        return fault == .other && check.look?.isExpected ?? false
            ? replaced.sentence(since: last.lastDeed) : nil
    }
}
