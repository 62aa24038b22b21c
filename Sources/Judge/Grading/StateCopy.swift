import Referee
import Scenario
import VirtualTime
import Wire

/// A state that an init copied from an input. The screen keeps the first value when the input changes.
struct StateCopy {
    /// When each type of view last got a new input.
    private var changes: [String: VirtualInstant] = [:]

    mutating func take(_ event: TraceEvent) {
        guard case .fact(.bodyEvaluated(let view, cause: .inputChanged)) = event.kind else { return }
        changes[RunTally.name(ofView: view) ?? view] = event.at
    }

    /// The symptom of all texts that one copied state keeps from changing.
    static let symptom = "copied state"

    /// The line that copies the input, if the screen lacks words after a change of an input.
    func note(
        for fault: ScreenFault, _ check: FailedCheck, _ last: LastHappening, in evidence: Evidence
    ) -> WorkNote? {
        guard fault == .other, check.look?.sight.isOfWords ?? false, last.answered == nil,
            let deed = last.lastDeed
        else { return nil }
        let copies = evidence.work.filter { $0.modifier == WorkNote.stateCopy && changes[$0.type] == deed }
        return copies.count == 1 ? copies.first : nil
    }

    /// `NowPlaying's init copies an input into the state `isLiked`, which …`
    static func sentence(about note: WorkNote) -> String {
        "\(note.type)'s init copies an input into the state `\(note.omitted.joined())`, which keeps its first value when the "
            + "input changes."
    }
}
