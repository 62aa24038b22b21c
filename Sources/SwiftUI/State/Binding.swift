public import Lifecycle

/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup nonisolated public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public init(projectedValue: Binding<Value>) {
        self = projectedValue
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }

    @MainActor public mutating func _connect(_ connection: Connection) {}

    /// What a body reads through a binding it depends on by itself, so the binding's own sameness is that of its value.
    @MainActor public func _isSame(as other: Self) -> Bool {
        onEngine { ValueComparison.areEqual(read(), other.read()) }
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
