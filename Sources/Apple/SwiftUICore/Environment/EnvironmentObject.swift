import Combine
public import Lifecycle

/// A model from the environment. SwiftUI finds the model by the type of the property. If the environment lacks the
/// object, the first use of the property ends the app with SwiftUI's message.
///
/// The body runs again whenever the environment object announces a change.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// The path of the view that declares this property.
    private var view = ""

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            MissingObject.end(
                ObjectType.self, for: view,
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        object = EnvironmentValues.tracked(for: connection) { $0[object: ObjectType.self] }
        let subscription = connection.slot { ModelSubscription() }
        view = connection.node.path
        if let object { subscription.follow(object, for: connection) }
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }
}

extension View {
    /// Passes `object` to all views inside this view. The inner views find the object by the object's type.
    nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modified(by: _EnvironmentModifier { $0[object: Object.self] = object })
    }
}

/// Ends the app, because a view uses an object that the environment does not contain.
nonisolated enum MissingObject {
    /// - Parameter message: SwiftUI's error message.
    static func end(_ type: Any.Type, for view: String, _ message: String) -> Never {
        LastWords.end(
            .missingEnvironmentObject,
            "\(view) asks for a \(type) from the environment, and no view above it puts one there", message)
    }
}
