import VirtualTime
import Wire

/// What has happened since somebody last asked, in order. It takes down facts and decides nothing.
public final class EventLog: @unchecked Sendable {
    public static let shared = EventLog()

    private var events: [HostEvent] = []

    /// What has been diagnosed in the step of the app that is being done.
    private var noted: (step: Int, messages: Set<String>) = (0, [])

    private init() {}

    public func record(
        _ kind: HostEvent.Kind, at instant: VirtualInstant? = nil, scope: Scope? = Scopes.current
    ) {
        events.append(HostEvent(at: instant ?? Simulation.shared.now, scope: scope, kind: kind))
    }

    public func record(fact: Fact) {
        record(.fact(fact))
    }

    public func diagnose(_ kind: Diagnosis.Kind, _ message: String) {
        record(fact: .diagnosed(Diagnosis(kind: kind, message: message, scope: Scopes.current)))
    }

    /// A model that a body reads is being written, by whoever is running now. Each body that reads it says so.
    func noteModelWrite() {
        guard !Simulation.shared.isOnMain else { return }
        diagnoseOnce(
            .offMainWrite,
            "a model that is on screen was written off the main actor; mark the model @MainActor")
    }

    /// An object that a view watches is announcing a change. Each view that watches it says so.
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

    /// A mistake that several hear of is still one.
    private func diagnoseOnce(_ kind: Diagnosis.Kind, _ message: String) {
        let step = Simulation.shared.stepCount
        if step != noted.step { noted = (step, []) }
        if noted.messages.insert(message).inserted { diagnose(kind, message) }
    }

    /// Hands over what happened and starts a new page.
    public func takeEvents() -> [HostEvent] {
        defer { events = [] }
        return events
    }
}
