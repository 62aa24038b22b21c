import Combine
import Lifecycle

/// Runs a view's body again, at the next update, after an `ObservableObject` announces a change.
///
/// A model subscription observes the last object that it received, and ends when its view is removed.
@MainActor final class ModelSubscription {
    private var followed: ObjectIdentifier?
    private var subscription: AnyCancellable?

    func follow<Model: ObservableObject>(_ model: Model, for connection: Connection) {
        guard followed != ObjectIdentifier(model) else { return }
        followed = ObjectIdentifier(model)
        let (node, property) = (connection.node, connection.name)
        subscription = model.objectWillChange.sink { [weak node] _ in
            onEngine {
                EventLog.shared.noteAnnouncement(by: Model.self)
                node?.invalidate(because: .modelChanged, changed: [property])
            }
        }
    }
}
