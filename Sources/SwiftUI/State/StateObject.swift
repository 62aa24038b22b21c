import Combine
public import Lifecycle
import Wire

/// A model that belongs to a view's place on screen: it is made once for each identity, and goes with it.
///
///     @StateObject private var model = SearchModel()      // not run again when the parent's body runs
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private let location: SourceLocation
    private var home: Home?

    /// What lasts: the model, and the subscription that makes the body run.
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

    /// Before the view has a place each reading makes a model of its own, as in SwiftUI, which warns of it.
    public var wrappedValue: ObjectType { home?.model ?? make() }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: wrappedValue)
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        let scope = Scope(
            view: connection.node.path, phase: .`init`, type: "\(ObjectType.self)", location: location)
        let home = connection.slot {
            EventLog.shared.record(fact: .initialised(view: connection.node.path, type: "\(ObjectType.self)"))
            return Home(Scopes.enter(scope, make), ModelSubscription())
        }
        home.subscription.follow(home.model, for: connection.node)
        self.home = home
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }
}
