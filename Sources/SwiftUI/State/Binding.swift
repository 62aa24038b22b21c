public import Lifecycle

/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// What it leads to; nil for a pair of closures, which are never the same as another pair.
    let place: AnyHashable?

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(get: get, set: set, place: AnyHashable?.none)
    }

    package init(
        get: @escaping () -> Value, set: @escaping (Value) -> Void, place: (some Hashable)?
    ) {
        read = get
        write = set
        self.place = place.map { AnyHashable($0) }
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
        Binding(get: { value }, set: { _ in }, place: BindingPlace.Constant())
    }

    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 },
            place: place.map { BindingPlace.Member(of: $0, at: keyPath) })
    }

    @MainActor public mutating func _connect(_ connection: Connection) {}

    /// What a body reads of a state it depends on by itself. A constant's value is all there is to tell it by.
    @MainActor public func _isSame(as other: Self) -> Bool {
        guard let place, place == other.place else { return false }
        return ValueComparison.areEqual(read(), other.read())
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
