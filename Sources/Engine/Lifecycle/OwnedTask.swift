import Wire

/// A Swift task that belongs to a view, and whose start, end and cancellation are recorded. All work that the task
/// starts keeps the `Scope` of the task.
@MainActor final class OwnedTask {
    private let view: String
    private let serial: Int
    private let end: End
    private let task: Task<Void, Never>

    private final class End: @unchecked Sendable { var isReached = false }

    init(
        for node: Node, phase: ScopePhase, location: SourceLocation, name: String? = nil,
        executor: (any TaskExecutor)? = nil,
        priority: TaskPriority, _ action: @escaping TaskNode.Action,
        finished: @escaping @MainActor () -> Void = {}
    ) {
        let (view, serial, end) = (node.path, node.tree.newTaskSerial(), End())
        (self.view, self.serial, self.end) = (view, serial, end)
        EventLog.shared.record(fact: .taskStarted(view: view, serial: serial, location: location))
        let action = UncheckedBox(action)
        task = Scopes.startOwnedTask(in: Scope(view: view, phase: phase, location: location)) {
            Self.launch(action, name: name, executor: executor, priority: priority) {
                end.isReached = true
                EventLog.shared.record(fact: .taskFinished(view: view, serial: serial))
                onEngine(finished)
            }
        }
    }

    var isRunning: Bool { !end.isReached }

    func cancel(because reason: CancellationReason) {
        guard isRunning else { return }
        EventLog.shared.record(fact: .taskCancelled(view: view, serial: serial, reason: reason))
        task.cancel()
    }

    /// Starts the task off the main actor, which delays the action by one job. Main actor work from `onAppear`
    /// runs before the action of `.task`.
    private nonisolated static func launch(
        _ action: UncheckedBox<TaskNode.Action>, name: String?, executor: (any TaskExecutor)?,
        priority: TaskPriority, finished: @escaping @Sendable () -> Void
    ) -> Task<Void, Never> {
        Task(name: name, executorPreference: executor, priority: priority) {
            await run(action, on: action.value.isolation, finished)
            Scopes.currentTaskEnds()
        }
    }
}

/// Runs the action on its actor, so the task finishes in the same job as the action. If the task ended in a later
/// job, the view could be gone by then.
private func run(
    _ action: UncheckedBox<TaskNode.Action>, on actor: isolated (any Actor)?, _ finished: @Sendable () -> Void
) async {
    await action.value()
    finished()
}
