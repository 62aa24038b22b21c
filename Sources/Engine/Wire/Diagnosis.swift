/// A mistake in the app that the engine noticed while it happened.
public struct Diagnosis: WireValue, Hashable, Sendable {
    /// Grading has a finding for each kind of mistake.
    public enum Kind: String, WireChoice, Sendable {
        /// A body wrote state or published a change. The engine records one such mistake for each state.
        case stateWrittenDuringBody
        /// A model that is on screen changed off the main actor.
        case offMainWrite
        /// Updates cause each other endlessly, so the engine has dropped the last update.
        case updateCycle
        /// The app takes endless steps at one instant, so the run ends.
        case noTimePassing
        /// Two elements of a `ForEach` have the same identity. The engine records one such mistake for each `ForEach`.
        case duplicateIdentity
        /// A view used an object that is not in its environment, so the app ends.
        case missingEnvironmentObject
    }
    public var kind: Kind

    /// The description of the mistake for people, which grading ignores.
    public var message: String

    /// The learner code that was running; nil if no learner code was running.
    public var scope: Scope?

    public init(kind: Kind, message: String, scope: Scope?) {
        self.kind = kind
        self.message = message
        self.scope = scope
    }

    public func write(to writer: inout WireWriter) {
        writer.write(kind)
        writer.write(message)
        writer.write(scope)
    }

    public init(from reader: inout WireReader) throws(WireFault) {
        self.init(kind: try reader.read(), message: try reader.read(), scope: try reader.read())
    }
}
