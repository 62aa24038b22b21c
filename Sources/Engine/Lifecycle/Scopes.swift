import VirtualTime
import Wire

/// Knows which learner code is running: its view, phase and source line.
///
/// The engine enters a scope around every closure of the learner. The scope is a task-local, so tasks that the closure
/// starts inherit it. A detached task inherits no task-locals and gets its creator's scope when the executor first sees it.
public enum Scopes {
    @TaskLocal private static var entered: Scope?

    private nonisolated(unsafe) static var creators = RecentTasks<Scope>()

    /// Tasks that were created in an init inside a body. The task-local that they inherit is that of the body.
    private nonisolated(unsafe) static var begunInInits = RecentTasks<Scope>()

    /// Tasks that views own, until they end. Children of such tasks are owned, too.
    private nonisolated(unsafe) static var owned: Set<UInt64> = []
    private nonisolated(unsafe) static var children = RecentTasks<Void>()
    private nonisolated(unsafe) static var isStartingOwnedTask = false

    /// Runs `body` under a scope. What it starts keeps the scope after `body` has returned.
    public static func enter<Result>(_ scope: Scope, _ body: () throws -> Result) rethrows -> Result {
        try $entered.withValue(scope, operation: body)
    }

    /// Runs code that a body waits for and does not call: what it reads is nothing that the body depends on.
    public static func outsideOfBodies(_ body: () -> Void) {
        let outer = onEngine { Evaluation.leave() }
        defer { onEngine { Evaluation.restore(outer) } }
        body()
    }

    /// Makes a task that belongs to a view, as its children will.
    static func startOwnedTask(in scope: Scope, _ make: () -> Task<Void, Never>) -> Task<Void, Never> {
        isStartingOwnedTask = true
        defer { isStartingOwnedTask = false }
        return enter(scope, make)
    }

    private static func isOwned(_ task: UInt64) -> Bool {
        owned.contains(task) || children[task] != nil
    }

    /// The running task has ended and no view owns it any more.
    static func currentTaskEnds() {
        Simulation.shared.currentTask.map { _ = owned.remove($0) }
    }

    /// The scope of the running code. It is `isUnowned` in a task that no view will cancel.
    public static var current: Scope? {
        let task = Simulation.shared.currentTask
        guard var scope = task.flatMap(scopeOfInit) ?? entered ?? task.flatMap({ creators[$0] }) else {
            return nil
        }
        scope.isUnowned = task.map { !isOwned($0) } ?? scope.isUnowned
        return scope
    }

    /// The scope for work that the running code begins: a task, a request, a block for a queue.
    ///
    /// It differs from `current` while a body runs the init of a view or of a model.
    public static var ofNewWork: Scope? {
        current.map { inInit($0, runningIn: Simulation.shared.currentTask) ?? $0 }
    }

    /// Bodies run in no task, so the stack is looked at only there.
    private static func inInit(_ scope: Scope, runningIn task: UInt64?) -> Scope? {
        guard task == nil, scope.phase == .body, let type = InitFrames.nearestType else { return nil }
        return Scope(view: scope.view, phase: .`init`, type: type, isUnowned: scope.isUnowned)
    }

    /// The scope of a task that was created in an init, until its code enters its own scope.
    private static func scopeOfInit(_ task: UInt64) -> Scope? {
        entered.map { $0.phase == .body } ?? true ? begunInInits[task] : nil
    }

    /// From now on every new task is given a scope. Call it once, before any task exists.
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
