import Combine
public import Lifecycle

/// A model that some view above has put into the environment, found by its type.
///
/// The body runs again whenever the model announces a change.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "no ObservableObject of type \(ObjectType.self) was found in the environment; "
                    + "put it there with .environmentObject(_:) above this view")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        object = EnvironmentValues.tracked(for: connection.node) { $0[object: ObjectType.self] }
        let subscription = connection.slot { ModelSubscription() }
        if let object {
            subscription.follow(object, for: connection.node)
        } else {
            MissingObject.report(ObjectType.self, in: connection.node)
        }
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }
}

extension View {
    nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modified(by: _EnvironmentModifier { $0[object: Object.self] = object })
    }
}
