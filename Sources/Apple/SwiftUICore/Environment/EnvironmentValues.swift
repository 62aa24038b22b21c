import Lifecycle

/// A key for a value that views inherit, with its default.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// All the values that a view inherits.
public struct EnvironmentValues {
    package var ambient: Ambient

    /// Who depends on the keys that are read from these values, when a view asked for all of them: `\.self`.
    var reader: Reader?

    /// A view with a property for all values. Its body depends on those that it reads.
    @MainActor final class Reader {
        @Loose private var node: EvaluatedNode?
        private let property: String

        init(_ node: EvaluatedNode, property: String) {
            self.node = node
            self.property = property
        }

        nonisolated func read(_ key: ObjectIdentifier) {
            onEngine {
                guard EvaluatedNode.runningOccasion != nil, let node else { return }
                node.ambientSource?.addReader(node, of: key, property: property)
            }
        }
    }

    /// The keys that were read, while they are being recorded. The engine has one thread.
    nonisolated(unsafe) static var readKeys: Set<ObjectIdentifier>?

    public init() {
        ambient = Ambient()
    }

    package init(_ ambient: Ambient) {
        self.ambient = ambient
    }

    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            Self.readKeys?.insert(ObjectIdentifier(key))
            reader?.read(ObjectIdentifier(key))
            return ambient[ObjectIdentifier(key)] ?? key.defaultValue
        }
        set { ambient[ObjectIdentifier(key)] = newValue }
    }

    /// The object of this type in the environment, if there is one.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get {
            Self.readKeys?.insert(ObjectIdentifier(type))
            reader?.read(ObjectIdentifier(type))
            return ambient[ObjectIdentifier(type)]
        }
        set { ambient[ObjectIdentifier(type)] = newValue }
    }
}
