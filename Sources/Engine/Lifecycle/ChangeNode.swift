import Wire

/// Compares a value at each run of the body that contains the `onChange`. A change is reported when the update commits:
/// after all appearances and disappearances, and before tasks start. A change is not reported if the same update
/// removes the node.
///
/// An action that causes itself to run again runs at most twice per frame of the screen, or six times after an
/// appearance. If an action reaches its limit of runs, the engine records an `updateCycle` diagnosis.
@MainActor public final class ChangeNode<Value: Equatable>: Node {
    /// The value to compare, and the closure that receives a change.
    public struct Watch {
        var value: Value
        var location: SourceLocation
        var isInitial: Bool
        /// True for a learner's `onChange`. The engine's own watches record no fact.
        var isTold: Bool
        var runsNewAction: Bool
        var action: (_ old: Value, _ new: Value) -> Void

        /// - Parameter isInitial: true to call the action at each appearance too, with the current value as both old
        ///   and new value.
        /// - Parameter runsNewAction: true to run the closure that came with the new value, false for the closure that
        ///   came with the old value.
        public init(
            _ value: Value, isInitial: Bool, runsNewAction: Bool = true, isTold: Bool = true,
            location: SourceLocation,
            action: @escaping (_ old: Value, _ new: Value) -> Void
        ) {
            self.value = value
            self.isInitial = isInitial
            self.isTold = isTold
            self.runsNewAction = runsNewAction
            self.location = location
            self.action = action
        }
    }

    private var watch: Watch
    private var rounds = (frame: 0, update: 0, count: 0)

    public init(at site: Site, _ watch: Watch, content: (Site) -> Node) {
        self.watch = watch
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    public func update(_ new: Watch) {
        let old = watch
        watch = new
        guard old.value != new.value, takesAnotherRound() else { return }
        let action = new.runsNewAction ? new.action : old.action
        tree.pendingCommit.report(to: self) { self.report(old.value, new.value, action) }
    }

    /// Returns false if the action has reached its limit of runs in this frame of the screen.
    private func takesAnotherRound() -> Bool {
        let chain = tree.chain
        guard rounds.update != chain.update else { return rounds.count <= chain.roundsInFrame }
        rounds = (chain.frame, chain.update, rounds.frame == chain.frame ? rounds.count + 1 : 1)
        if rounds.count == chain.roundsInFrame + 1 { complain(chain.roundsInFrame) }
        return rounds.count <= chain.roundsInFrame
    }

    private func complain(_ limit: Int) {
        Scopes.enter(Scope(view: path, phase: .onChange, location: watch.location)) {
            EventLog.shared.diagnose(
                .updateCycle,
                "onChange(of: \(Value.self)) action tried to update multiple times per frame: "
                    + "at \(watch.location) it ran \(limit) times, and each run caused the next one; "
                    + "the run after that was dropped")
        }
    }

    public override func didAppear() {
        if watch.isInitial { report(watch.value, watch.value, watch.action) }
    }

    private func report(_ old: Value, _ new: Value, _ action: (Value, Value) -> Void) {
        if watch.isTold {
            EventLog.shared.record(fact: .changeReported(view: path, location: watch.location))
        }
        Scopes.enter(Scope(view: path, phase: .onChange, location: watch.location)) { action(old, new) }
    }
}
