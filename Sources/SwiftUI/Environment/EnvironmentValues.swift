import Lifecycle

/// A value that views inherit, and what it is when nobody sets it.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// Everything a view inherits from above.
public struct EnvironmentValues {
    var ambient: Ambient

    /// Takes down which keys are read, while somebody wants to know.
    /// The engine has one thread.
    nonisolated(unsafe) static var readKeys: Set<ObjectIdentifier>?

    public init() {
        ambient = Ambient()
    }

    init(_ ambient: Ambient) {
        self.ambient = ambient
    }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            Self.readKeys?.insert(ObjectIdentifier(key))
            return ambient[ObjectIdentifier(key)] ?? key.defaultValue
        }
        set { ambient[ObjectIdentifier(key)] = newValue }
    }

    /// The object of a type that was put into the environment, if any.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get {
            Self.readKeys?.insert(ObjectIdentifier(type))
            return ambient[ObjectIdentifier(type)]
        }
        set { ambient[ObjectIdentifier(type)] = newValue }
    }
}
