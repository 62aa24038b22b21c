import Observation
import Wire

/// A node with a body. The body runs once for each update in which the view's value or a dependency changes.
///
/// A body depends on what it reads while it runs: state cells and properties of observable models. It depends
/// on a property until its next run. It depends on a state cell until the cell's next change, even if a run
/// in between did not read the cell.
@MainActor open class EvaluatedNode: Node {
    private var pendingCause: BodyCause?

    /// The properties that have changed since the last run, by name.
    private var changedProperties: Set<String> = []
    private var generation = 0

    /// The state cells and other lasting parts of this node's value, in the order of its fields.
    public var slots: [AnyObject?] = []

    /// A view counts in a list as its body counts.
    open override var rowRole: RowRole { .wrapper }

    /// The lines that this view drew last. Nil after something in the view has changed. Screens are assembled
    /// from these lines, so a screen costs only what has changed.
    ///
    /// Invariant: if a view on screen has no lines here, the views around it have none either.
    private var drawing: [ScreenLine]?

    public override func draw(on screen: inout Screen) {
        if let drawing { return screen.add(drawing) }
        var own = Screen()
        super.draw(on: &own)
        drawing = own.lines
        screen.add(own.lines)
    }

    public override func forgetOwnDrawing() -> Bool {
        defer { drawing = nil }
        return drawing != nil
    }

    /// True from a change until the body has run.
    public var isDirty: Bool { pendingCause != nil }

    /// Called in an update when a dirty node's turn comes. Subclasses run the body with `evaluate` and
    /// update their children.
    open func reevaluate() {
        preconditionFailure("\(type(of: self)) has to say how its body runs")
    }

    /// Requests a run of the body at the next update, or in the current update if one is running.
    /// Records only the first cause.
    ///
    /// - Parameter properties: the names of the view's properties that have changed.
    public func invalidate(because cause: BodyCause, changed properties: Set<String> = []) {
        guard isInTree else { return }
        changedProperties.formUnion(properties)
        guard pendingCause == nil else { return }
        pendingCause = cause
        tree.markDirty(self)
    }

    /// Drops a change that belongs to an endless cycle. The next change counts again.
    func forgetChange() {
        pendingCause = nil
    }

    /// Records `bodyEvaluated`, calls `body` in its scope, and tracks what it reads. A pending change
    /// replaces `cause` in the record.
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
                // The engine has one thread, but any executor on that thread may write the model.
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
        /// True if the parent has also passed another value.
        public let inputChanged: Bool
        public let changedProperties: Set<String>
    }

    /// Why the innermost running body runs. Nil while no body runs.
    public static var runningOccasion: Occasion? { Evaluation.occasion }

    /// Ignores changes to what only an earlier run read: the body may no longer read it.
    private func modelChanged(in run: Int) {
        if run == generation { invalidate(because: .modelChanged) }
    }
}

/// The body that is running. A state cell looks here for its reader.
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

    /// Clears the running body until the returned value is restored.
    static func leave() -> Running {
        defer { (current, occasion) = (nil, nil) }
        return UncheckedBox((current, occasion))
    }

    static func restore(_ running: Running) {
        (current, occasion) = running.value
    }
}

/// Carries a value into a closure that the compiler believes may run on another thread.
/// The host has one thread.
package struct UncheckedBox<Value>: @unchecked Sendable {
    package let value: Value
    package init(_ value: Value) { self.value = value }
}

/// Runs engine code for learner code on any actor. The host has one thread, so nothing runs at the same time.
/// The cast silences the compiler and the runtime's isolation check.
public nonisolated func onEngine<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
        try unsafeBitCast(body, to: (() throws -> Result).self)()
    }
}
