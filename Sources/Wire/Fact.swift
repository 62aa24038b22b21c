/// Something that happened inside the app, in the past tense.
///
/// Facts explain; they never decide. Redundant fetches and missing cancellations are counted
/// from what crosses the border, and facts say which view and which line stood behind them.
public enum Fact: Codable, Hashable, Sendable {
    /// A value of a view, or a model that a view holds, was made. For a view value this is told when it reaches its
    /// place: one for each run of the parent's body.
    case initialised(view: String, type: String)
    /// A view's body ran.
    case bodyEvaluated(view: String, cause: BodyCause)
    case appeared(view: String, location: SourceLocation?)
    case disappeared(view: String, location: SourceLocation?)
    /// `serial` tells the tasks of a run apart; it is one counter for the whole app.
    case taskStarted(view: String, serial: Int, location: SourceLocation?)
    case taskCancelled(view: String, serial: Int, reason: CancellationReason)
    case taskFinished(view: String, serial: Int)
    /// Under which scope, the event says.
    case stateWritten(view: String, name: String, isOnMain: Bool)
    /// What stands here has another `.id`: it is another view from now on.
    case identityChanged(view: String)
    /// An `onChange` was told.
    case changeReported(view: String, location: SourceLocation?)
    /// Something the engine noticed that is wrong in the app itself.
    case diagnosed(Diagnosis)
}

/// Why a body ran.
public enum BodyCause: Hashable, Sendable {
    case mounted
    /// The parent made a new value of this view that differs from the last one.
    case inputChanged
    case stateChanged(name: String)
    case modelChanged
    case environmentChanged
    /// The scenario asked for it, with nothing changed.
    case rerendered
}

public enum CancellationReason: String, Codable, Sendable {
    case disappeared
    case idChanged
}

/// A mistake in the app that the engine saw happen.
public struct Diagnosis: Codable, Hashable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case stateWrittenDuringBody
        case offMainWrite
        case updateCycle
        case noTimePassing
        case duplicateIdentity
        case missingEnvironmentObject
    }
    public var kind: Kind
    public var message: String
    public var scope: Scope?

    public init(kind: Kind, message: String, scope: Scope?) {
        self.kind = kind
        self.message = message
        self.scope = scope
    }
}
