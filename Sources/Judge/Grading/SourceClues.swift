import Referee
import VirtualTime
import Wire

/// Facts that explain a finding, from a comparison of the source with the run.
///
/// Such facts only change the wording of findings. Such clues never cause a finding.
extension Evidence {
    /// A `.task` that the source contains, but that never started in this run.
    struct Idle {
        var location: SourceLocation
        var sentence: String
    }

    /// The first `.task` that never started; nil if no such `.task` exists. A `.task` that never started is a useful
    /// clue only if the app sent no request.
    var neverStarted: Idle? {
        guard let note = idleTask(where: { $0.subject == "EmptyView" }) ?? idleTask(where: { _ in true })
        else {
            return nil
        }
        let location = SourceLocation(file: note.file, line: note.firstLine)
        let reason =
            note.subject == "EmptyView"
            ? ", because EmptyView never appears" : ", because the view with this .task never appeared"
        return Idle(location: location, sentence: "The .task at \(location) never started\(reason).")
    }

    private func idleTask(where matches: (WorkNote) -> Bool) -> WorkNote? {
        let started = tasks.compactMap(\.location)
        return work.first { note in
            note.modifier == "task" && matches(note) && !started.contains(where: note.contains)
        }
    }

    /// The request that a one-parameter `.onChange` sent for the old value when the user began to want another
    /// resource. SwiftUI runs the one-parameter closure of `.onChange` with the values from before the change.
    func staleRequest(for epoch: WantEpoch) -> RequestRecord? {
        requestsOfOldClosures.first { $0.started == epoch.start && $0.resource != epoch.resource }
    }

    /// Requests with outdated values, if a finding about a missing request already names the closure that sent them.
    var staleRequests: Set<Int> {
        guard !requestsOfOldClosures.isEmpty else { return [] }
        let missed = ledger.epochs.filter { $0.servedBy.isEmpty && !$0.epoch.mayGoUnserved }.map(\.epoch)
        return Set(missed.compactMap { staleRequest(for: $0)?.id })
    }

    /// The call path from a view's body or init to the given requests; nil if several paths are possible.
    func way(to records: [RequestRecord]) -> WorkNote? {
        guard let record = records.first, let scope = record.scope else { return nil }
        let type = scope.phase == .`init` ? scope.type : scope.viewName
        let ways = work.filter { $0.modifier == scope.phase.rawValue && $0.type == type }
        let leading = ways.filter { way in
            record.location.map { way.path?.requestLines.contains($0.line) ?? false } ?? false
        }
        return leading.first ?? (ways.count == 1 ? ways[0] : nil)
    }
}
