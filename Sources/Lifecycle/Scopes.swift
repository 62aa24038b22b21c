import VirtualTime
import Wire

/// Which learner code is running, for whom.
///
/// A scope is entered around every closure of the learner and rides on a task-local, so what the closure starts
/// carries it on. A detached task inherits nothing; it is given its creator's scope when the executor first sees it.
public enum Scopes {
    @TaskLocal private static var entered: Scope?

    private nonisolated(unsafe) static var creators = RecentTasks<Scope>()

    /// Tasks that were begun in an init inside a body. The task-local that they inherit is that of the body.
    private nonisolated(unsafe) static var begunInInits = RecentTasks<Scope>()

    /// Tasks that views own, until they end, and the children of such tasks.
    private nonisolated(unsafe) static var owned: Set<UInt64> = []
    private nonisolated(unsafe) static var children = RecentTasks<Void>()
    private nonisolated(unsafe) static var isStartingOwnedTask = false

    public static func enter<Result>(_ scope: Scope, _ body: () throws -> Result) rethrows -> Result {
        try $entered.withValue(scope, operation: body)
    }

    /// Runs code that a body waits for and does not call: what it reads is nothing that the body depends on.
    public static func outsideOfBodies(_ body: () -> Void) {
        let outer = onEngine { Evaluation.leave() }
        defer { onEngine { Evaluation.restore(outer) } }
        body()
    }

    /// Makes a task for a view: it belongs to the view, and so do its children.
    static func startOwnedTask(in scope: Scope, _ make: () -> Task<Void, Never>) -> Task<Void, Never> {
        isStartingOwnedTask = true
        defer { isStartingOwnedTask = false }
        return enter(scope, make)
    }

    private static func isOwned(_ task: UInt64) -> Bool {
        owned.contains(task) || children[task] != nil
    }

    /// The task that is running has come to its end and belongs to nobody any more.
    static func currentTaskEnds() {
        Simulation.shared.currentTask.map { _ = owned.remove($0) }
    }

    /// The scope of the code that is running now. It is `isUnowned` in a task that no view will cancel.
    public static var current: Scope? {
        let task = Simulation.shared.currentTask
        guard var scope = task.flatMap(scopeOfInit) ?? entered ?? task.flatMap({ creators[$0] }) else {
            return nil
        }
        scope.isUnowned = task.map { !isOwned($0) } ?? scope.isUnowned
        return scope
    }

    /// The scope that work carries which the running code begins: a task, a request, a block for a queue.
    ///
    /// It differs from `current` in a body, where the init of a view or of a model may be running.
    public static var ofNewWork: Scope? {
        current.map { inInit($0, runningIn: Simulation.shared.currentTask) ?? $0 }
    }

    /// Bodies run in no task, so only there does the stack have to be looked at.
    private static func inInit(_ scope: Scope, runningIn task: UInt64?) -> Scope? {
        guard task == nil, scope.phase == .body, let type = InitFrames.nearestType else { return nil }
        return Scope(view: scope.view, phase: .`init`, type: type, isUnowned: scope.isUnowned)
    }

    /// Of a task that was begun in an init, until its code enters a scope of its own.
    private static func scopeOfInit(_ task: UInt64) -> Scope? {
        entered.map { $0.phase == .body } ?? true ? begunInInits[task] : nil
    }

    /// Has to be called once, before any task exists.
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
