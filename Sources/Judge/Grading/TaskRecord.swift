import Referee
import VirtualTime
import Wire

/// One task of a view, collected from the events of the trace.
struct TaskRecord {
    let view: String
    let location: SourceLocation?
    let started: VirtualInstant
    private(set) var cancelled: (at: VirtualInstant, reason: CancellationReason)?
    /// The moment at which the task's code returned; nil if the code was still running at the end.
    private(set) var ended: VirtualInstant?

    /// The tasks of a run, in the order in which they started.
    static func all(in trace: Trace) -> [TaskRecord] {
        var records: [TaskRecord] = []
        var places: [Int: Int] = [:]
        for event in trace.events {
            guard case .fact(let fact) = event.kind else { continue }
            if case .taskStarted(let view, let serial, let location) = fact {
                places[serial] = records.count
                records.append(TaskRecord(view: view, location: location, started: event.at))
            } else if case .taskCancelled(_, let serial, let reason) = fact, let place = places[serial] {
                records[place].cancelled = (event.at, reason)
            } else if case .taskFinished(_, let serial) = fact, let place = places[serial] {
                records[place].ended = event.at
            }
        }
        return records
    }

    /// True if the task's code had not returned before this instant.
    func isRunning(at instant: VirtualInstant) -> Bool {
        started <= instant && ended.map { instant <= $0 } ?? true
    }

    func wasCancelled(before instant: VirtualInstant) -> Bool { cancelled.map { $0.at < instant } ?? false }

    /// True if the task had been cancelled before this instant, and its code still ran after this instant.
    func outlivesCancellation(at instant: VirtualInstant) -> Bool {
        wasCancelled(before: instant) && ended.map { instant < $0 } ?? true
    }

    /// True if the task's view disappeared in the instant in which the task started, so that SwiftUI canceled the task.
    var endedAtOnce: Bool {
        guard let cancelled else { return false }
        return cancelled.at == started && cancelled.reason == .disappeared
    }

    /// ` at Forecast.swift:12`
    var place: String { location.map { " at \($0)" } ?? "" }
}

extension Evidence {
    /// The moment at which SwiftUI canceled the task that sent the request, if the cancellation came before the
    /// request.
    func cancellation(before record: RequestRecord) -> VirtualInstant? {
        guard let scope = record.scope, scope.phase == .task, !scope.isUnowned || record.isResumedByHand
        else { return nil }
        let senders = tasks(at: scope).filter { $0.isRunning(at: record.started) }
        let cancelled = senders.filter { $0.wasCancelled(before: record.started) }
        guard !cancelled.isEmpty else { return nil }
        let ends = ledger.epochs.filter { $0.epoch.resource == record.resource }.compactMap(\.epoch.end)
        let all = cancelled.count == senders.count
        // A canceled task counts as the sender beside a newer task only if the user's need for the resource ended with
        // the cancellation, or if the task ended together with the request or in the instant of the request.
        return cancelled.filter { task in
            all || task.cancelled.map { ends.contains($0.at) } ?? false
                || task.ended == record.started || record.wasEndedByTheApp && task.ended == record.ended
        }.compactMap { $0.cancelled?.at }.max()
    }
}
