import Wire

/// Compares a value at each update and reports a change once the update is over.
@MainActor public final class ChangeNode<Value: Equatable>: Node {
    public struct Watch {
        var value: Value
        var location: SourceLocation
        var isInitial: Bool
        var runsNewAction: Bool
        var action: @MainActor (_ old: Value, _ new: Value) -> Void

        /// - Parameter runsNewAction: a change is reported to the action that came with the new value, and not to
        ///   the one that came with the old.
        public init(
            _ value: Value, isInitial: Bool, runsNewAction: Bool = true, location: SourceLocation,
            action: @escaping @MainActor (_ old: Value, _ new: Value) -> Void
        ) {
            self.value = value
            self.isInitial = isInitial
            self.runsNewAction = runsNewAction
            self.location = location
            self.action = action
        }
    }

    private var watch: Watch

    public init(at site: Site, _ watch: Watch, content: (Site) -> Node) {
        self.watch = watch
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    public func update(_ new: Watch) {
        let old = watch
        watch = new
        guard old.value != new.value else { return }
        let action = new.runsNewAction ? new.action : old.action
        tree.afterCommit { self.report(old.value, new.value, action) }
    }

    public override func didAppear() {
        if watch.isInitial { report(watch.value, watch.value, watch.action) }
    }

    private func report(_ old: Value, _ new: Value, _ action: @MainActor (Value, Value) -> Void) {
        EventLog.shared.record(fact: .changeReported(view: path, location: watch.location))
        Scopes.enter(Scope(view: path, phase: .onChange, location: watch.location)) { action(old, new) }
    }
}
