/// An event inside the app, named in the past tense.
///
/// Facts explain findings, but points do not depend on facts. Grading counts requests. Facts add the view and the
/// source line that caused a request. Each case says when its fact is recorded. Facts of the same instant keep the
/// order in which the engine recorded them.
public enum Fact: WireValue, Hashable, Sendable {
    /// The app made a view value, or a model that a view holds. A view value is recorded when it reaches its node,
    /// before the view's `bodyEvaluated`. Each run of the parent's body records one view value.
    case initialised(view: String, type: String)

    /// A view's body is about to run. `bodyEvaluated` is recorded before the body's effects and before the children's bodies.
    case bodyEvaluated(view: String, cause: BodyCause)

    /// A view has appeared. `appeared` is recorded when the update commits: after all bodies and the inner views'
    /// `onAppear`, and before tasks start.
    case appeared(view: String, location: SourceLocation?)

    /// A view has disappeared. `disappeared` is recorded when the update commits: after new views have appeared, and
    /// before `changeReported` and `taskStarted`.
    case disappeared(view: String, location: SourceLocation?)

    /// The engine has created a view's task. The task's code runs later in the same instant. `taskStarted` is recorded
    /// at the end of an update, after all appearances. `serial` numbers all tasks of the app from 1.
    case taskStarted(view: String, serial: Int, location: SourceLocation?)

    /// A view's running task was cancelled. The cancelled task's code may continue until `taskFinished`. With the reason
    /// `idChanged`, the cancellation comes before the next run's `taskStarted`.
    case taskCancelled(view: String, serial: Int, reason: CancellationReason)

    /// The code of a view's task has returned, either normally or after a cancellation.
    case taskFinished(view: String, serial: Int)

    /// The app set state to a different value. `stateWritten` is recorded at the write, before a body sees the new
    /// value. The fact's `Scope` names the code that writes. Writing an equal value records nothing.
    case stateWritten(view: String, name: String, isOnMain: Bool)

    /// The view's `.id` changed, so a new view replaces the old view. `identityChanged` is recorded after the new
    /// view's `initialised` and `bodyEvaluated`, and before the new view appears.
    case identityChanged(view: String)

    /// The parent's body passed another object to the view in this property. `objectReplaced` is recorded while bodies
    /// run, before the view's own `bodyEvaluated`.
    case objectReplaced(view: String, property: String, type: String)

    /// An `onChange` or `onPreferenceChange` closure is about to run. `changeReported` is recorded when the update commits,
    /// after all appearances and disappearances.
    case changeReported(view: String, location: SourceLocation?)

    /// The user touched a disabled control, which had no effect.
    case touchedDisabled(label: String)

    /// The app decoded a sample (`replies sample`) as this type. The associated value `word` is the sample's word.
    /// `sampled` is recorded after the engine has made the sample's JSON, or has failed to make it. If the engine could
    /// not make the JSON, `problem` contains the field and the reason.
    case sampled(word: String, type: String, problem: String?)

    /// The app sent or received a web socket message of this many bytes.
    case messaged(request: Int, bytes: Int, isSent: Bool)

    /// The engine noticed a mistake in the app, and records the fact at that moment.
    case diagnosed(Diagnosis)

    public func write(to writer: inout WireWriter) {
        switch self {
        case .initialised(let view, let type):
            writer.write(byte: 0)
            writer.write(view)
            writer.write(type)
        case .bodyEvaluated(let view, let cause):
            writer.write(byte: 1)
            writer.write(view)
            writer.write(cause)
        case .appeared(let view, let location):
            writer.write(byte: 2)
            writer.write(view)
            writer.write(location)
        case .disappeared(let view, let location):
            writer.write(byte: 3)
            writer.write(view)
            writer.write(location)
        case .taskStarted(let view, let serial, let location):
            writer.write(byte: 4)
            writer.write(view)
            writer.write(serial)
            writer.write(location)
        case .taskCancelled(let view, let serial, let reason):
            writer.write(byte: 5)
            writer.write(view)
            writer.write(serial)
            writer.write(reason)
        case .taskFinished(let view, let serial):
            writer.write(byte: 6)
            writer.write(view)
            writer.write(serial)
        case .stateWritten(let view, let name, let isOnMain):
            writer.write(byte: 7)
            writer.write(view)
            writer.write(name)
            writer.write(isOnMain)
        case .identityChanged(let view):
            writer.write(byte: 8)
            writer.write(view)
        case .objectReplaced(let view, let property, let type):
            writer.write(byte: 14)
            writer.write(view)
            writer.write(property)
            writer.write(type)
        case .changeReported(let view, let location):
            writer.write(byte: 9)
            writer.write(view)
            writer.write(location)
        case .touchedDisabled(let label):
            writer.write(byte: 10)
            writer.write(label)
        case .diagnosed(let diagnosis):
            writer.write(byte: 11)
            writer.write(diagnosis)
        case .sampled(let word, let type, let problem):
            writer.write(byte: 12)
            writer.write(word)
            writer.write(type)
            writer.write(problem)
        case .messaged(let request, let bytes, let isSent):
            writer.write(byte: 13)
            writer.write(request)
            writer.write(bytes)
            writer.write(isSent)
        }
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        switch try reader.byte() {
        case 0: self = .initialised(view: try reader.read(), type: try reader.read())
        case 1: self = .bodyEvaluated(view: try reader.read(), cause: try reader.read())
        case 2: self = .appeared(view: try reader.read(), location: try reader.read())
        case 3: self = .disappeared(view: try reader.read(), location: try reader.read())
        case 4:
            self = .taskStarted(
                view: try reader.read(), serial: try reader.read(), location: try reader.read())
        case 5:
            self = .taskCancelled(
                view: try reader.read(), serial: try reader.read(), reason: try reader.read())
        case 6: self = .taskFinished(view: try reader.read(), serial: try reader.read())
        case 7:
            self = .stateWritten(
                view: try reader.read(), name: try reader.read(), isOnMain: try reader.read())
        case 8: self = .identityChanged(view: try reader.read())
        case 9: self = .changeReported(view: try reader.read(), location: try reader.read())
        case 10: self = .touchedDisabled(label: try reader.read())
        case 11: self = .diagnosed(try reader.read())
        case 12:
            self = .sampled(word: try reader.read(), type: try reader.read(), problem: try reader.read())
        case 13:
            self = .messaged(
                request: try reader.read(), bytes: try reader.read(), isSent: try reader.read())
        case 14:
            self = .objectReplaced(
                view: try reader.read(), property: try reader.read(), type: try reader.read())
        case let other: throw reader.unknown(other, Self.self)
        }
    }
}
