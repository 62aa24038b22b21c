public import Lifecycle
import Wire

/// Reads a value from the view's environment. When an environment value changes, only the bodies that read the value
/// run again.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?
    private var value: Value?

    /// The path of the view that declares this property.
    private var view = ""

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
    }

    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        read = { $0[object: objectType] }
    }

    public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
        read = { .some($0[object: objectType]) }
    }

    public var wrappedValue: Value {
        guard let value = value ?? read(EnvironmentValues()) else {
            MissingObject.end(
                Value.self, for: view,
                "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) "
                    + "may be missing as an ancestor of this view.")
        }
        return value
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        value = EnvironmentValues.tracked(for: connection, read)
        view = connection.node.path
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }
}

extension EnvironmentValues {
    /// Reads an environment value for a property of a view. After a call of `tracked`, a change of any environment key
    /// that `read` uses runs the view's body.
    @MainActor package static func tracked<Value>(
        for connection: Connection, _ read: (EnvironmentValues) -> Value
    ) -> Value {
        tracked(for: connection.node, property: connection.name, read)
    }

    /// - Parameter property: the property that the trace records as the cause of the body run.
    @MainActor package static func tracked<Value>(
        for node: EvaluatedNode, property: String, _ read: (EnvironmentValues) -> Value
    ) -> Value {
        let outer = readKeys
        readKeys = []
        defer { readKeys = outer }
        var value = read(EnvironmentValues(node.ambient))
        if Value.self == EnvironmentValues?.self, var all = value as? EnvironmentValues {
            all.reader = EnvironmentValues.Reader(node, property: property)
            value = all as? Value ?? value
        }
        for key in readKeys ?? [] { node.ambientSource?.addReader(node, of: key, property: property) }
        return value
    }
}
