import VirtualTime
import Wire

/// Knows which learner code is running: its view, phase and source line.
///
/// Whenever a closure of the learner runs, the engine notes the closure's view, phase and line as a `Scope`. The
/// `Scope` is a task-local value, so tasks that the closure starts inherit the `Scope`. A detached task inherits no
/// task-local values, so the executor gives the task the `Scope` of its creator.
public enum Scopes {
    @TaskLocal private static var entered: Scope?

    private nonisolated(unsafe) static var creators = RecentTasks<Scope>()

    /// The scopes of tasks that an init has created while a body was running. Without `begunInInits`, a task from
    /// an init would inherit the `Scope` of the body, with the wrong phase.
    private nonisolated(unsafe) static var begunInInits = RecentTasks<Scope>()

    /// The numbers of the running tasks that views own.
    private nonisolated(unsafe) static var owned: Set<UInt64> = []
    private nonisolated(unsafe) static var children = RecentTasks<Void>()
    private nonisolated(unsafe) static var isStartingOwnedTask = false

    /// Runs `body` in a `Scope`. Work that `body` starts keeps the `Scope`.
    public static func enter<Result>(_ scope: Scope, _ body: () throws -> Result) rethrows -> Result {
        try $entered.withValue(scope, operation: body)
    }

    /// Runs code so that the running body does not depend on the values that the code reads.
    public static func outsideOfBodies(_ body: () -> Void) {
        let outer = onEngine { Evaluation.leave() }
        defer { onEngine { Evaluation.restore(outer) } }
        body()
    }

    /// Makes a task that a view owns, together with the task's child tasks.
    static func startOwnedTask(in scope: Scope, _ make: () -> Task<Void, Never>) -> Task<Void, Never> {
        isStartingOwnedTask = true
        defer { isStartingOwnedTask = false }
        return enter(scope, make)
    }

    private static func isOwned(_ task: UInt64) -> Bool {
        owned.contains(task) || children[task] != nil
    }

    /// A task that a view owns calls `currentTaskEnds` right before its end.
    static func currentTaskEnds() {
        Simulation.shared.currentTask.map { _ = owned.remove($0) }
    }

    /// The `Scope` of the running code: its view, its phase and its source line. `Scope.isUnowned` is true in a
    /// task that no view cancels.
    public static var current: Scope? {
        let task = Simulation.shared.currentTask
        guard var scope = task.flatMap(scopeOfInit) ?? entered ?? task.flatMap({ creators[$0] }) else {
            return nil
        }
        scope.isUnowned = task.map { !isOwned($0) } ?? scope.isUnowned
        return scope
    }

    /// The `Scope` for new work that the running code starts, such as a task or a request.
    ///
    /// `ofNewWork` differs from `current` only while a body runs the init of a view or model.
    public static var ofNewWork: Scope? {
        current.map { inInit($0, runningIn: Simulation.shared.currentTask) ?? $0 }
    }

    /// Bodies never run in a task, so code in a task cannot be an init inside a body.
    private static func inInit(_ scope: Scope, runningIn task: UInt64?) -> Scope? {
        guard task == nil, scope.phase == .body, let type = InitFrames.nearestType else { return nil }
        return Scope(view: scope.view, phase: .`init`, type: type, isUnowned: scope.isUnowned)
    }

    /// The `Scope` of a task that an init has created, until the task's code enters another `Scope`.
    private static func scopeOfInit(_ task: UInt64) -> Scope? {
        entered.map { $0.phase == .body } ?? true ? begunInInits[task] : nil
    }

    /// Gives every new task a `Scope`. Call `follow` once, before the first task exists.
    public static func follow(_ simulation: Simulation) {
        simulation.taskCreated = { task in
            let creator = simulation.currentTask
            if isStartingOwnedTask {
                owned.insert(task.number)
            } else if task.isChild, creator.map(isOwned) ?? false {
                children[task.number] = ()
            }
            if let scope = entered ?? creator.flatMap({ creators[$0] }) {
                creators[task.number] = scope
                if let scope = creator.flatMap(scopeOfInit) ?? inInit(scope, runningIn: creator) {
                    begunInInits[task.number] = scope
                }
            }
        }
    }
}
