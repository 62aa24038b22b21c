import Combine
public import Lifecycle
import Wire

/// A model that a view owns. The closure that makes a `@StateObject` runs once per identity, when the view
/// enters the tree. The body runs after each change that the model announces.
///
///     @StateObject private var model = SearchModel()      // not run again when the parent's body runs
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private let location: SourceLocation
    private var home: Home?

    /// The view's model, and a subscription that runs the body after a change of the model.
    private final class Home {
        let model: ObjectType
        let subscription: ModelSubscription

        init(_ model: ObjectType, _ subscription: ModelSubscription) {
            self.model = model
            self.subscription = subscription
        }
    }

    public init(
        wrappedValue thunk: @autoclosure @escaping () -> ObjectType,
        fileID: String = #fileID, line: Int = #line
    ) {
        make = thunk
        location = SourceLocation(fileID: fileID, line: line)
    }

    /// Each read before the view is in the tree creates a new model; on a device, SwiftUI also prints a
    /// warning.
    public var wrappedValue: ObjectType { home?.model ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        let scope = Scope(
            view: connection.node.path, phase: .`init`, type: "\(ObjectType.self)", location: location)
        let home = connection.slot {
            EventLog.shared.noteObject(of: ObjectType.self, in: connection.node.path)
            return Home(Scopes.enter(scope, make), ModelSubscription())
        }
        home.subscription.follow(home.model, for: connection)
        self.home = home
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }
}
