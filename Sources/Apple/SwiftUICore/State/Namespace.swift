public import Lifecycle

/// Each view in the tree has a different namespace, which stays the same while the view exists.
@propertyWrapper nonisolated public struct Namespace: DynamicProperty, Sendable {
    nonisolated public struct ID: Hashable, Sendable {
        fileprivate var number = 0
    }

    private var id = ID()

    public init() {}

    public var wrappedValue: ID { id }

    @MainActor public mutating func _connect(_ connection: Connection) {
        id = connection.slot { Place() }.id
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }

    /// Namespaces are numbered from one, so every run gets the same numbers.
    @MainActor private final class Place {
        let id: ID

        init() {
            let counter = Singletons.shared { Counter() }
            counter.last += 1
            id = ID(number: counter.last)
        }
    }

    private final class Counter { var last = 0 }
}
