import Combine
import Lifecycle

/// A view's ear for one `ObservableObject`: the body runs again at the update after the object said that it will change.
///
/// It follows the object that it was last told of, and no other. It goes with the place in the tree that it belongs to.
@MainActor final class ModelSubscription {
    private var followed: ObjectIdentifier?
    private var subscription: AnyCancellable?

    func follow<Model: ObservableObject>(_ model: Model, for node: EvaluatedNode) {
        guard followed != ObjectIdentifier(model) else { return }
        followed = ObjectIdentifier(model)
        subscription = model.objectWillChange.sink { [weak node] _ in
            onEngine {
                EventLog.shared.noteAnnouncement(by: Model.self)
                node?.invalidate(because: .modelChanged)
            }
        }
    }
}
