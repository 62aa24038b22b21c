/// On a device, all actions registered with an undo manager in one turn of the run loop form a group. In the course,
/// each registered action is undone alone, except for groups between `beginUndoGrouping` and `endUndoGrouping`.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Action {
        weak var target: AnyObject?
        let run: () -> Void
    }

    private struct Step {
        var actions: [Action] = []
        var name = ""
    }

    private var done: [Step] = []
    private var undone: [Step] = []
    /// The open undo groups, innermost last.
    private var groups: [Step] = []
    private var disabling = 0

    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    /// The maximum number of undo steps; zero means no limit.
    open var levelsOfUndo = 0 { didSet { forgetOldest() } }
    open var groupsByEvent = true

    public override init() {}

    open var canUndo: Bool { !done.isEmpty }
    open var canRedo: Bool { !undone.isEmpty }
    open var groupingLevel: Int { groups.count }
    open var isUndoRegistrationEnabled: Bool { disabling == 0 }
    open func disableUndoRegistration() { disabling += 1 }
    open func enableUndoRegistration() { disabling = max(0, disabling - 1) }

    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void)
    {
        guard isUndoRegistrationEnabled else { return }
        let action = Action(target: target) { [weak target] in _ = target.map(handler) }
        if groups.isEmpty {
            record(Step(actions: [action]))
        } else {
            groups[groups.count - 1].actions.append(action)
        }
    }

    open func beginUndoGrouping() { groups.append(Step()) }

    open func endUndoGrouping() {
        guard let group = groups.popLast(), !group.actions.isEmpty else { return }
        if groups.isEmpty {
            record(group)
        } else {
            groups[groups.count - 1].actions += group.actions
        }
    }

    /// Actions registered during an undo go to the redo stack; other actions go to the undo stack.
    private func record(_ step: Step) {
        if isUndoing {
            undone.append(step)
        } else {
            done.append(step)
            if !isRedoing { undone = [] }
            forgetOldest()
        }
    }

    private func forgetOldest() {
        if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst(done.count - levelsOfUndo) }
    }

    open func undo() {
        while !groups.isEmpty { endUndoGrouping() }
        undoNestedGroup()
    }

    open func undoNestedGroup() {
        guard let step = done.popLast() else { return }
        isUndoing = true
        run(step)
        isUndoing = false
        if !undone.isEmpty { undone[undone.count - 1].name = step.name }
    }

    open func redo() {
        guard let step = undone.popLast() else { return }
        isRedoing = true
        run(step)
        isRedoing = false
        if !done.isEmpty { done[done.count - 1].name = step.name }
    }

    /// Runs the actions of an undo step in reverse order. Actions that are registered while an undo step runs
    /// become one step.
    private func run(_ step: Step) {
        beginUndoGrouping()
        for action in step.actions.reversed() { action.run() }
        endUndoGrouping()
    }

    open func removeAllActions() { (done, undone, groups) = ([], [], []) }
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func others(_ steps: [Step]) -> [Step] {
            steps.map { step in
                var step = step
                step.actions.removeAll { $0.target === target }
                return step
            }.filter { !$0.actions.isEmpty }
        }
        (done, undone) = (others(done), others(undone))
    }

    open func setActionName(_ name: String) {
        if !groups.isEmpty {
            groups[groups.count - 1].name = name
        } else if !done.isEmpty {
            done[done.count - 1].name = name
        }
    }
    open var undoActionName: String { done.last?.name ?? "" }
    open var redoActionName: String { undone.last?.name ?? "" }
    open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
    open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }
    private static func title(_ verb: String, _ name: String) -> String {
        name.isEmpty ? verb : "\(verb) \(name)"
    }
}
