import Observation
import Wire

/// A node with a body: it runs when its value changed, or something that the last run read.
///
/// Whatever is read while the body runs, a `StateCell` or a property of an observable model, is what the body
/// depends on. Nothing else makes it run again.
@MainActor open class EvaluatedNode: Node {
    private var pendingCause: BodyCause?
    private var generation = 0

    /// The state cells and other lasting things of this node's value, in the order of its fields.
    public var slots: [AnyObject?] = []

    /// A view is to a list what its body is.
    open override var rowRole: RowRole { .wrapper }

    /// What was drawn of this view last, as long as nothing in it has changed: a screen is put together from these,
    /// so that it costs what has changed and not what there is.
    ///
    /// Invariant: a view that is on screen and has nothing here stands in views that have nothing either.
    private var drawing: [ScreenLine]?

    public override func draw(on screen: inout Screen) {
        if let drawing { return screen.add(drawing) }
        var own = Screen()
        super.draw(on: &own)
        drawing = own.lines
        screen.add(own.lines)
    }

    /// False when there was nothing to forget.
    func forgetOwnDrawing() -> Bool {
        defer { drawing = nil }
        return drawing != nil
    }

    public var isDirty: Bool { pendingCause != nil }

    /// Runs the body again because something it read has changed. Subclasses call `evaluate` in it.
    open func reevaluate() {
        preconditionFailure("\(type(of: self)) has to say how its body runs")
    }

    public func invalidate(because cause: BodyCause) {
        guard isInTree, pendingCause == nil else { return }
        pendingCause = cause
        tree.markDirty(self)
    }

    /// Gives up on a change that there has been no end to. The next one counts again.
    func forgetChange() {
        pendingCause = nil
    }

    /// Calls `body` as this node's body. `cause` is what the caller knows; a pending change knows better.
    public func evaluate<Body>(because cause: BodyCause, _ body: () -> Body) -> Body {
        let cause = pendingCause ?? cause
        pendingCause = nil
        generation += 1
        forgetDrawing()
        let run = generation
        if name != nil { EventLog.shared.record(fact: .bodyEvaluated(view: path, cause: cause)) }
        return Evaluation.run(self, because: cause) {
            Scopes.enter(Scope(view: path, phase: .body)) {
                withObservationTracking(body) { [weak self] in
                    EventLog.shared.noteModelWrite()
                    // The engine has one thread; the model may be written from any executor on it.
                    let node = UncheckedBox(self)
                    onEngine { node.value?.modelChanged(in: run) }
                }
            }
        }
    }

    /// Why the body runs that is running now; nil outside of all bodies.
    public static var runningCause: BodyCause? { Evaluation.cause }

    /// A run that has been superseded no longer speaks for the node.
    private func modelChanged(in run: Int) {
        if run == generation { invalidate(because: .modelChanged) }
    }
}

/// Which body is running. Reads of state find their reader here.
@MainActor enum Evaluation {
    private(set) static var current: EvaluatedNode?
    fileprivate static var cause: BodyCause?

    static func run<Result>(_ node: EvaluatedNode, because cause: BodyCause, _ body: () -> Result) -> Result {
        let outer = (current, Self.cause)
        (current, Self.cause) = (node, cause)
        defer { (current, Self.cause) = outer }
        return body()
    }

    typealias Running = UncheckedBox<(EvaluatedNode?, BodyCause?)>

    /// From now on no body is running, until what is returned is restored.
    static func leave() -> Running {
        defer { (current, cause) = (nil, nil) }
        return UncheckedBox((current, cause))
    }

    static func restore(_ running: Running) {
        (current, cause) = running.value
    }
}

/// Carries a value into a closure that the compiler believes may run elsewhere. Everything here runs on one thread.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// Runs engine code from wherever learner code has called into it. There is one thread, so nothing can be running
/// beside it; only the compiler and the runtime's isolation check have to be told.
public nonisolated func onEngine<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try withoutActuallyEscaping(body) { body in
        try unsafeBitCast(body, to: (() throws -> Result).self)()
    }
}
