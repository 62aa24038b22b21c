import Combine
public import Lifecycle

/// A model that some view above has put into the environment, found by its type.
///
/// The body runs again whenever the model announces a change.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?

    /// Where the view stands that asks.
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
        object = EnvironmentValues.tracked(for: connection.node) { $0[object: ObjectType.self] }
        let subscription = connection.slot { ModelSubscription() }
        view = connection.node.path
        if let object { subscription.follow(object, for: connection.node) }
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }
}

extension View {
    nonisolated public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        modified(by: _EnvironmentModifier { $0[object: Object.self] = object })
    }
}

/// A view uses an object that nobody has put into the environment above it. As in SwiftUI, that ends the app.
nonisolated enum MissingObject {
    /// - Parameter message: what SwiftUI says.
    static func end(_ type: Any.Type, for view: String, _ message: String) -> Never {
        LastWords.end(
            .missingEnvironmentObject,
            "\(view) asks for a \(type) from the environment, and no view above it puts one there", message)
    }
}
