import VirtualTime
import Wire

/// What has happened since somebody last asked, in order. It takes down facts and decides nothing.
public final class Journal: @unchecked Sendable {
    public static let shared = Journal()

    private var events: [HostEvent] = []

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

    /// A model that a body reads is being written, by whoever is running now.
    func noteModelWrite() {
        guard !Simulation.shared.isOnMain else { return }
        diagnose(
            .offMainWrite,
            "a model that is on screen was written off the main actor; mark the model @MainActor")
    }

    /// Hands over what happened and starts a new page.
    public func takeEvents() -> [HostEvent] {
        defer { events = [] }
        return events
    }
}
