public import Lifecycle
import Wire

/// Reads a value that the view inherits. The body runs again when it changes.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    private let read: (EnvironmentValues) -> Value?
    private var value: Value?

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
            fatalError(
                "no object of type \(Value.self) was found in the environment; "
                    + "put it there with .environment(_:) above this view")
        }
        return value
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        value = EnvironmentValues.tracked(for: connection.node, read)
        if value == nil { MissingObject.report(Value.self, in: connection.node) }
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }
}

extension EnvironmentValues {
    /// What `node` reads of what it inherits; it depends on that from now on.
    @MainActor static func tracked<Value>(for node: EvaluatedNode, _ read: (EnvironmentValues) -> Value)
        -> Value
    {
        let outer = readKeys
        readKeys = []
        defer { readKeys = outer }
        let value = read(EnvironmentValues(node.ambient))
        for key in readKeys ?? [] { node.ambientSource?.addReader(node, of: key) }
        return value
    }
}

/// A view asks for an object that nobody has put into the environment above it.
@MainActor enum MissingObject {
    static func report(_ type: Any.Type, in node: EvaluatedNode) {
        Scopes.enter(Scope(view: node.path, phase: .body)) {
            Journal.shared.diagnose(
                .missingEnvironmentObject,
                "\(node.path) asks for a \(type) from the environment, and no view above it puts one there")
        }
    }
}
