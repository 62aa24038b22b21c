import Lifecycle

/// A key for a value that views inherit, with its default.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// All the values that a view inherits.
public struct EnvironmentValues {
    var ambient: Ambient

    /// The keys that were read, while they are being recorded. The engine has one thread.
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

    /// The object of this type in the environment, if there is one.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get {
            Self.readKeys?.insert(ObjectIdentifier(type))
            return ambient[ObjectIdentifier(type)]
        }
        set { ambient[ObjectIdentifier(type)] = newValue }
    }
}
