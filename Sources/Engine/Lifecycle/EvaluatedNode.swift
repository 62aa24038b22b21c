import Observation
import Wire

/// A node with a body. The body runs once in each update that changes the view's value or a dependency.
///
/// A body depends on the state cells and observable properties that it reads. The body stops depending on a property
/// when the body runs again, and on a state cell when the cell changes.
@MainActor open class EvaluatedNode: Node {
    private var pendingCause: BodyCause?

    /// The names of the properties that have changed since the body's last run.
    private var changedProperties: Set<String> = []
    private var generation = 0

    /// The state cells and other stored parts of this node's properties, in the order of the fields.
    public var slots: [AnyObject?] = []

    /// A view makes as many rows of a list as its body does.
    open override var rowRole: RowRole { .wrapper }

    /// The lines that the view drew last; nil after a change in the view. When the screen is drawn again, unchanged
    /// views reuse their stored lines.
    ///
    /// Invariant: if a view on screen has no stored lines, all views that contain the view have no stored lines.
    private var drawing: [ScreenLine]?

    public override func draw(on screen: inout Screen) {
        if let drawing { return screen.add(drawing) }
        let looksBefore = tree.looksBehind
        var own = Screen()
        super.draw(on: &own)
        if tree.looksBehind == looksBefore { drawing = own.lines }
        screen.add(own.lines)
    }

    public override func forgetOwnDrawing() -> Bool {
        defer { drawing = nil }
        return drawing != nil
    }

    /// True after a dependency has changed, until the body runs again.
    public var isDirty: Bool { pendingCause != nil }

    /// An update calls `reevaluate` for every node that is marked as dirty. Subclasses run the body with `evaluate` and
    /// update their children.
    open func reevaluate() {
        preconditionFailure("\(type(of: self)) has to say how its body runs")
    }

    /// Runs the body in the running update or, between updates, in the next update. If several causes request a run,
    /// only the first is recorded.
    ///
    /// - Parameter properties: the names of the view's properties that have changed.
    public func invalidate(because cause: BodyCause, changed properties: Set<String> = []) {
        guard isInTree else { return }
        changedProperties.formUnion(properties)
        guard pendingCause == nil else { return }
        pendingCause = cause
        tree.markDirty(self)
    }

    /// After an endless cycle of updates, forgets the change that would run the body again. The body can run again
    /// after the next change of a value that it reads.
    func forgetChange() {
        pendingCause = nil
    }

    /// Runs `body` as code of this node. Records the fact `bodyEvaluated`, and the values that `body` reads. If a
    /// change is already pending, the fact contains the cause of that change instead of `cause`.
    public func evaluate<Body>(because cause: BodyCause, _ body: () -> Body) -> Body {
        let inputChanged = cause == .inputChanged
        let cause = pendingCause ?? cause
        let occasion = Occasion(
            cause: cause, inputChanged: inputChanged, changedProperties: takeAll(&changedProperties))
        pendingCause = nil
        generation += 1
        forgetDrawing()
        let run = generation
        if name != nil { EventLog.shared.record(workOfView: .bodyEvaluated(view: path, cause: cause)) }
        return Evaluation.run(self, on: occasion) {
            Scopes.enter(Scope(view: path, phase: .body)) {
                // Learner code may change the model on any actor, but the app has only one thread.
                let node = UncheckedBox(Loose(self))
                return withObservationTracking(body) {
                    EventLog.shared.noteModelWrite()
                    onEngine { node.value.node?.modelChanged(in: run) }
                }
            }
        }
    }

    /// Why a body runs.
    public struct Occasion {
        public let cause: BodyCause
        /// True if the parent has passed a different value, even if another change is the `cause`.
        public let inputChanged: Bool
        public let changedProperties: Set<String>
    }

    /// Why the innermost running body runs; nil while no body runs.
    public static var runningOccasion: Occasion? { Evaluation.occasion }

    /// Requests a run of the body if its last run read the changed property.
    private func modelChanged(in run: Int) {
        if run == generation { invalidate(because: .modelChanged) }
    }
}

/// The node whose body runs now; nil while no body runs. When the running body reads a state cell, the cell registers
/// the node as a reader.
@MainActor enum Evaluation {
    private(set) static var current: EvaluatedNode?
    fileprivate static var occasion: EvaluatedNode.Occasion?

    static func run<Result>(
        _ node: EvaluatedNode, on occasion: EvaluatedNode.Occasion, _ body: () -> Result
    ) -> Result {
        let outer = (current, Self.occasion)
        (current, Self.occasion) = (node, occasion)
        defer { (current, Self.occasion) = outer }
        return body()
    }

    typealias Running = UncheckedBox<(EvaluatedNode?, EvaluatedNode.Occasion?)>

    /// Marks that no body is running, and returns the running body for a later `restore`.
    static func leave() -> Running {
        defer { (current, occasion) = (nil, nil) }
        return UncheckedBox((current, occasion))
    }

    static func restore(_ running: Running) {
        (current, occasion) = running.value
    }
}

/// Carries a value into a `@Sendable` closure. The host has one thread, so no other thread can use the value.
package struct UncheckedBox<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}

/// Lets learner code on any actor run engine code, which belongs to the main actor. The host has one thread, so learner
/// code and engine code never run at the same time. The cast removes `@MainActor` from the closure's type, so neither
/// compiler nor runtime checks the actor.
public nonisolated func onEngine<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
        try unsafeBitCast(body, to: (() throws -> Result).self)()
    }
}
