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

    /// `NowPlaying's init copies an input into the state `isLiked` …`, if the screen lacks words after a change of an input.
    func sentence(
        for fault: ScreenFault, _ check: FailedCheck, _ last: LastHappening, in evidence: Evidence
    ) -> String? {
        guard fault == .other, check.look?.sight.isOfWords ?? false, last.answered == nil,
            let deed = last.lastDeed
        else { return nil }
        let copies = evidence.work.filter { $0.modifier == WorkNote.stateCopy && changes[$0.type] == deed }
        guard copies.count == 1, let copy = copies.first, let state = copy.omitted.first else { return nil }
        return
            "\(copy.type)'s init, at \(copy.file):\(copy.firstLine), copies an input into the state `\(state)`, which keeps its "
            + "first value when the input changes."
    }
}
