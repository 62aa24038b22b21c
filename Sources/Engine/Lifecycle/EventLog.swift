import VirtualTime
import Wire

/// The events since the last pause, in the order in which the engine recorded them.
public final class EventLog: @unchecked Sendable {
    public static let shared = EventLog()

    private var events: [HostEvent] = []

    /// True to record when the app makes views, runs their bodies and shows them.
    public var notesWorkOfViews = true

    /// The types of views that have appeared so far; used only if `notesWorkOfViews` is false.
    private var typesSeen: Set<String> = []

    /// The classes whose new objects the host records, wherever the app creates them.
    public var classesWatched: Set<String> = []

    /// The diagnoses that the app's current step has already recorded through `diagnoseOnce`.
    private var noted: (step: Int, messages: Set<String>) = (0, [])

    private init() {}

    /// Appends an event, by default with the current instant and the `Scope` of the running code.
    public func record(
        _ kind: HostEvent.Kind, at instant: VirtualInstant? = nil, scope: Scope? = Scopes.current
    ) {
        events.append(HostEvent(at: instant ?? Simulation.shared.now, scope: scope, kind: kind))
    }

    public func record(fact: Fact) {
        record(.fact(fact))
    }

    /// Records a fact about a view's work, unless `notesWorkOfViews` is false.
    public func record(workOfView fact: @autoclosure () -> Fact) {
        if notesWorkOfViews { record(fact: fact()) }
    }

    /// Records that a view has appeared. If `notesWorkOfViews` is false, records only the first view of each type.
    public func record(appearanceOf path: @autoclosure () -> String, type: String) {
        guard notesWorkOfViews || typesSeen.insert(type).inserted else { return }
        record(fact: .appeared(view: path(), location: nil))
    }

    /// Records that a property wrapper of a view creates its object, unless the host reports all objects of that class.
    public func noteObject(of type: Any.Type, in view: String) {
        let name = "\(type)"
        guard !classesWatched.contains(name.withoutTypeArguments) else { return }
        record(fact: .initialised(view: view, type: name))
    }

    public func diagnose(_ kind: Diagnosis.Kind, _ message: String) {
        record(fact: .diagnosed(Diagnosis(kind: kind, message: message, scope: Scopes.current)))
    }

    /// Reports that code off the main actor changed a model that is on screen. When a model changes, each body that has
    /// read the model calls `noteModelWrite`.
    func noteModelWrite() {
        guard !Simulation.shared.isOnMain else { return }
        diagnoseOnce(
            .offMainWrite,
            "a model that is on screen was written off the main actor; mark the model @MainActor")
    }

    /// Reports, once per step, that an observed object announces a change off the main actor or while a body runs. When
    /// an observed object announces a change, each view that observes the object calls `noteAnnouncement`.
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
                    + "a body must only describe the screen")
        }
    }

    /// Records a mistake only once in each step of the simulation, even if several views report the mistake.
    private func diagnoseOnce(_ kind: Diagnosis.Kind, _ message: String) {
        let step = Simulation.shared.stepCount
        if step != noted.step { noted = (step, []) }
        if noted.messages.insert(message).inserted { diagnose(kind, message) }
    }

    public func startOver() {
        (events, noted, typesSeen) = ([], (0, []), [])
    }

    /// Returns all events since the previous call, and clears the list of events.
    public func takeEvents() -> [HostEvent] {
        defer { events = [] }
        return events
    }
}
