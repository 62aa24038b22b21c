import VirtualTime
import Wire

/// What has happened since the last pause, in the order in which it was recorded. It decides nothing.
public final class EventLog: @unchecked Sendable {
    /// The log of this process.
    public static let shared = EventLog()

    private var events: [HostEvent] = []

    /// Whether someone wants to know which views are made, run their bodies and appear.
    public var notesWorkOfViews = true

    /// The diagnoses of the app's current step.
    private var noted: (step: Int, messages: Set<String>) = (0, [])

    private init() {}

    /// Adds an event behind all others, at the current instant and under the current scope unless told otherwise.
    public func record(
        _ kind: HostEvent.Kind, at instant: VirtualInstant? = nil, scope: Scope? = Scopes.current
    ) {
        events.append(HostEvent(at: instant ?? Simulation.shared.now, scope: scope, kind: kind))
    }

    /// Adds a fact at the current instant, under the current scope.
    public func record(fact: Fact) {
        record(.fact(fact))
    }

    /// Adds a fact about what a view does, if someone wants to know it.
    public func record(workOfView fact: @autoclosure () -> Fact) {
        if notesWorkOfViews { record(fact: fact()) }
    }

    /// Adds a mistake of the app at the current instant, under the current scope.
    public func diagnose(_ kind: Diagnosis.Kind, _ message: String) {
        record(fact: .diagnosed(Diagnosis(kind: kind, message: message, scope: Scopes.current)))
    }

    /// A model that a body reads is being written by the running code. Called for each body that reads it.
    func noteModelWrite() {
        guard !Simulation.shared.isOnMain else { return }
        diagnoseOnce(
            .offMainWrite,
            "a model that is on screen was written off the main actor; mark the model @MainActor")
    }

    /// An object that a view observes is announcing a change. Called for each view that observes it. Reports a change off
    /// the main actor, and one in a body, once for each step.
    @MainActor public func noteAnnouncement(by model: Any.Type) {
        if !Simulation.shared.isOnMain {
            diagnoseOnce(
                .offMainWrite,
                "a model that is on screen published a change off the main actor; "
                    + "mark the model @MainActor, or use receive(on: DispatchQueue.main)")
        }
        if let running = Evaluation.current {
            diagnoseOnce(
                .stateWrittenDuringBody,
                "\(model) published a change while the body of \(running.path) was running; "
                    + "a body only describes what is on screen")
        }
    }

    /// One mistake is reported once, however many views notice it.
    private func diagnoseOnce(_ kind: Diagnosis.Kind, _ message: String) {
        let step = Simulation.shared.stepCount
        if step != noted.step { noted = (step, []) }
        if noted.messages.insert(message).inserted { diagnose(kind, message) }
    }

    /// Forgets everything, for another app.
    public func startOver() {
        (events, noted) = ([], (0, []))
    }

    /// Returns all events since the last call, and forgets them.
    public func takeEvents() -> [HostEvent] {
        defer { events = [] }
        return events
    }
}
