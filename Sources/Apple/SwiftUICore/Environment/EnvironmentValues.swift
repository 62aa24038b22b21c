import Lifecycle

/// A key of the environment, with its default value.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// All the values that a view inherits.
public struct EnvironmentValues {
    package var ambient: Ambient

    /// The view that reads all values through `\.self`, or nil. A body that reads values through `\.self` depends
    /// on each key that it reads.
    var reader: Reader?

    /// A view with a property for the whole environment (`\.self`). The view's body depends only on the
    /// environment keys that the body reads.
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

    /// The environment keys that the running call of `tracked` has read. The set of keys that were read needs no lock,
    /// because the engine has one thread.
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

    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get {
            Self.readKeys?.insert(ObjectIdentifier(type))
            reader?.read(ObjectIdentifier(type))
            return ambient[ObjectIdentifier(type)]
        }
        set { ambient[ObjectIdentifier(type)] = newValue }
    }
}
