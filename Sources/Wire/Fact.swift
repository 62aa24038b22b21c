/// Something that happened inside the app, in the past tense.
///
/// Facts explain and never decide: redundant fetches and missing cancellations are counted from what crosses the border,
/// and facts tell which view and which line caused them. Each fact is recorded at the moment that its case states, so the
/// facts of one instant are in the order in which they happened.
public enum Fact: Codable, Hashable, Sendable {
    /// A value of a view, or a model that a view holds, was made. Of a view value this is recorded when the value
    /// reaches its place in the tree: once for each run of the parent's body, before the view's own `bodyEvaluated`.
    case initialised(view: String, type: String)

    /// A view's body is about to run. Recorded before everything that the body does, and before the children's bodies.
    case bodyEvaluated(view: String, cause: BodyCause)

    /// A view has appeared. Recorded when the update commits: after the bodies of the whole update, after the view's
    /// inner views and their `onAppear`, and before any task that the update starts.
    case appeared(view: String, location: SourceLocation?)

    /// A view has disappeared. Recorded when the update commits: after everything new has appeared, and before
    /// `changeReported` and `taskStarted`.
    case disappeared(view: String, location: SourceLocation?)

    /// A view's task was created; its code runs later in the same instant. Recorded at the end of the commit. `serial`
    /// counts up from 1 through all tasks of the app.
    case taskStarted(view: String, serial: Int, location: SourceLocation?)

    /// A view's task that was still running was cancelled. Its code may go on; `taskFinished` tells when it ends. For
    /// `idChanged` this comes before the `taskStarted` of the next run.
    case taskCancelled(view: String, serial: Int, reason: CancellationReason)

    /// The code of a view's task has returned, whether it was cancelled or not.
    case taskFinished(view: String, serial: Int)

    /// State was set to a value that differs. Recorded at the write, before any body sees it. The event's scope is the
    /// code that wrote. An equal value is not recorded.
    case stateWritten(view: String, name: String, isOnMain: Bool)

    /// The `.id` of what is at this place changed, so it is another view from now on. Recorded during the pass, after the
    /// new view's `initialised` and `bodyEvaluated` and before it appears.
    case identityChanged(view: String)

    /// An `onChange` or `onPreferenceChange` is about to be called. Recorded when the update commits, after all
    /// appearances and disappearances.
    case changeReported(view: String, location: SourceLocation?)

    /// The user touched a control that is disabled, and nothing comes of it.
    case touchedDisabled(label: String)

    /// The engine noticed a mistake in the app. Recorded at the moment of the mistake.
    case diagnosed(Diagnosis)
}

/// Why a body ran. If there were several reasons, the first.
public enum BodyCause: Hashable, Sendable {
    /// The view is new at its place.
    case mounted
    /// The parent made a new value of this view that differs from the last one.
    case inputChanged
    /// A state that the body had read was written.
    case stateChanged(name: String)
    /// A property of an observable model that the body had read changed.
    case modelChanged
    /// A value that the view inherits and reads changed.
    case environmentChanged
    /// The scenario asked for it; nothing had changed.
    case rerendered
}

/// Why a view's task was cancelled.
public enum CancellationReason: String, Codable, Sendable {
    /// The view was removed or went off screen.
    case disappeared
    /// The id of `.task(id:)` changed.
    case idChanged
}

/// A mistake in the app that the engine noticed while it happened.
public struct Diagnosis: Codable, Hashable, Sendable {
    /// What kind of mistake. Grading has a finding for each.
    public enum Kind: String, Codable, Sendable {
        /// A body wrote state, or published a change. Reported once for each state.
        case stateWrittenDuringBody
        /// A model that is on screen changed off the main actor.
        case offMainWrite
        /// Updates that cause each other have no end. The engine has dropped the last one.
        case updateCycle
        /// The app does step after step at one instant. The run ends.
        case noTimePassing
        /// Two elements of a `ForEach` have one identity. Reported once for each `ForEach`.
        case duplicateIdentity
        /// A view used an object that is not in its environment. The app ends.
        case missingEnvironmentObject
    }
    public var kind: Kind

    /// What happened, with names: for people, not for grading.
    public var message: String

    /// The code that was running; nil where no learner code was.
    public var scope: Scope?

    public init(kind: Kind, message: String, scope: Scope?) {
        self.kind = kind
        self.message = message
        self.scope = scope
    }
}
