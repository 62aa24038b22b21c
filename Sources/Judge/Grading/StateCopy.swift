import Referee
import Scenario
import VirtualTime
import Wire

/// A state that an init sets to the value of an input. The screen keeps the first value when the input changes.
struct StateCopy {
    /// For each type of view, the time at which a view of this type last got a new input.
    private var changes: [String: VirtualInstant] = [:]

    mutating func take(_ event: TraceEvent) {
        guard case .fact(.bodyEvaluated(let view, cause: .inputChanged)) = event.kind else { return }
        changes[RunTally.name(ofView: view) ?? view] = event.at
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
        let copies = evidence.work.filter { $0.modifier == WorkNote.stateCopy && changes[$0.type] == deed }
        return copies.count == 1 ? copies.first : nil
    }

    /// A sentence about an init that copies an input into a state.
    static func sentence(about note: WorkNote) -> String {
        "\(note.type)'s init copies an input into the state `\(note.omitted.joined())`, which keeps its first value when the "
            + "input changes."
    }
}
