/// The origin of running learner code: the view, the phase of its life and the source line.
///
/// The engine notes a `Scope` for every running closure of the learner, so each request and each fact has an
/// origin. Work that the closure starts inherits the closure's `Scope`.
public struct Scope: WireValue, Hashable, Sendable {
    /// The names of the views down to this view, outermost first: `Host/ProfileScreen/ProfilePicture`.
    public var view: String

    public var phase: ScopePhase

    /// The type whose init runs, for code in an init; `view` names the view whose body runs the init.
    public var type: String?

    /// The place of the modifier whose closure runs, or of the call that made the request.
    public var location: SourceLocation?

    /// True for work in a `Task { }` or on a queue, which no view owns or cancels.
    public var isUnowned: Bool

    public init(
        view: String, phase: ScopePhase, type: String? = nil, location: SourceLocation? = nil,
        isUnowned: Bool = false
    ) {
        self.view = view
        self.phase = phase
        self.type = type
        self.location = location
        self.isUnowned = isUnowned
    }

    public var viewName: String {
        view.split(separator: "/").last.map(String.init) ?? view
    }

    public func write(to writer: inout WireWriter) {
        writer.write(view)
        writer.write(phase)
        writer.write(type)
        writer.write(location)
        writer.write(isUnowned)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(
            view: try reader.read(), phase: try reader.read(), type: try reader.read(),
            location: try reader.read(), isUnowned: try reader.read())
    }
}

/// The part of a view's life in which learner code runs.
public enum ScopePhase: String, WireChoice, Sendable {
    case `init`
    case body
    case onAppear
    case onDisappear
    case task
    /// The task of an `AsyncImage` that loads the view's picture.
    case asyncImage
    /// The closure of a `refreshable`, which runs in its own task.
    case refreshable
    case onChange
    case onReceive
    /// The `onDismiss` closure of a sheet or cover.
    case onDismiss
    /// A method of a representable that makes its view, such as `makeUIView`.
    case makeView
    /// A method of a representable that updates its view, such as `updateUIView`.
    case updateView
    /// A button's closure, or another closure that a gesture calls.
    case action
    /// Code outside all views, such as a global, a static property or the app itself.
    case outside

    /// True if the phase's code runs in a task that the view owns.
    public var isTask: Bool { [.task, .asyncImage, .refreshable].contains(self) }
}
