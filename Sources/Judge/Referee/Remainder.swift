import Scenario
import VirtualTime
import Wire

/// The requests, tasks and timers that were still active when `settle` reached its limit.
public struct Remainder: Sendable, Hashable, CustomStringConvertible {
    /// A view's task that has neither finished nor been cancelled.
    public struct RunningTask: Sendable, Hashable {
        public var view: String
        public var location: SourceLocation?

        public init(view: String, location: SourceLocation?) {
            self.view = view
            self.location = location
        }
    }

    public var requests: [Resource]
    public var tasks: [RunningTask]
    /// The next instant at which a timer of the app fires.
    public var nextTimer: VirtualInstant?

    public init(requests: [Resource], tasks: [RunningTask], nextTimer: VirtualInstant?) {
        self.requests = requests
        self.tasks = tasks
        self.nextTimer = nextTimer
    }

    init(after events: [TraceEvent], requests: [Resource], nextTimer: VirtualInstant?) {
        var running: [Int: RunningTask] = [:]
        for event in events {
            guard case .fact(let fact) = event.kind else { continue }
            switch fact {
            case .taskStarted(let view, let serial, let location):
                running[serial] = RunningTask(view: view, location: location)
            case .taskCancelled(_, let serial, _), .taskFinished(_, let serial):
                running[serial] = nil
            case .initialised, .bodyEvaluated, .appeared, .disappeared, .stateWritten, .identityChanged,
                .objectReplaced, .changeReported, .touchedDisabled, .sampled, .messaged, .diagnosed:
                break
            }
        }
        let tasks = running.sorted { $0.key < $1.key }.map(\.value)
        self.init(requests: requests, tasks: tasks, nextTimer: nextTimer)
    }

    /// A task that only waits forever does not count as active work.
    public var isNothing: Bool { requests.isEmpty && nextTimer == nil }

    /// The unfinished work as a list, such as `GET /status on its way, a timer due at 61 s`.
    public var description: String {
        let tasks = tasks.map { task in
            let name = task.view.split(separator: "/").last ?? "a view"
            return "a task of \(name)" + (task.location.map { " (\($0))" } ?? "")
        }
        return
            (Self.first(requests.map { "\($0) on its way" }, "requests") + Self.first(tasks, "tasks")
            + (nextTimer.map { ["a timer due at \($0)"] } ?? []))
            .joined(separator: ", ")
    }

    /// Lists the first 12 entries, and counts the others.
    private static func first(_ sights: [String], _ noun: String) -> [String] {
        let most = 12
        guard sights.count > most else { return sights }
        return sights.prefix(most - 1) + ["\(sights.count - most + 1) more \(noun)"]
    }
}
