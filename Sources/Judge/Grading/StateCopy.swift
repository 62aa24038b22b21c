import Referee
import Scenario
import VirtualTime
import Wire

/// A state that an init sets to the value of an input. The screen keeps the first value when the input changes.
struct StateCopy {
    /// For each type of view, the time at which a view of this type last got a new input.
    private var changes: [String: VirtualInstant] = [:]
    /// The name of the input that the scenario changed last, and the moment of the change. If a view keeps nothing of an
    /// input but the copy, the new input does not run the view's body.
    private var lastSet: (name: String, at: VirtualInstant)?

    mutating func take(_ event: TraceEvent, in evidence: Evidence) {
        if case .fact(.bodyEvaluated(let view, cause: .inputChanged)) = event.kind {
            changes[RunTally.name(ofView: view) ?? view] = event.at
        }
        if case .stepped(let line) = event.kind, case .set(let setting)? = evidence.verb(atLine: line) {
            lastSet = (setting.knob, event.at)
        }
    }

    /// The symptom of every wrong text that one copied state causes.
    static let symptom = "copied state"

    /// The source line that copies the input, if an input changed and the screen lacks the expected words.
    func note(
        for fault: ScreenFault, _ check: FailedCheck, _ last: LastHappening, in evidence: Evidence
    ) -> WorkNote? {
        guard fault == .other, check.look?.sight.isOfWords ?? false, last.answered == nil,
            let deed = last.lastDeed
        else { return nil }
        let copies = evidence.work.filter { note in
            note.modifier == WorkNote.stateCopy
                && (changes[note.type] == deed
                    || lastSet.map { $0.at == deed && note.omitted.contains($0.name) } ?? false)
        }
        return copies.count == 1 ? copies.first : nil
    }

    /// A sentence about an init that copies an input into a state.
    static func sentence(about note: WorkNote) -> String {
        "\(note.type)'s init copies an input into the state `\(note.omitted.joined())`, which keeps its first value when the "
            + "input changes."
    }
}
