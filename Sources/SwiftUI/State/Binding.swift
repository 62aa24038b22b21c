public import Lifecycle

/// A way to read and write a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// The value when the binding was made; nil for one whose value the engine follows by itself.
    let seen: Value?

    /// What it leads to; nil for a pair of closures, which are never the same as another pair.
    let place: AnyHashable?

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(following: get, set: set, seen: get())
    }

    /// A binding to what makes its readers run again: making it is not reading it.
    package init(
        following get: @escaping () -> Value, set: @escaping (Value) -> Void, seen: Value? = nil,
        place: AnyHashable? = nil
    ) {
        read = get
        write = set
        self.seen = seen
        self.place = place
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
        Binding(following: { value }, set: { _ in }, seen: value, place: BindingPlace.Constant())
    }

    public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
        Binding<Member>(
            following: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 },
            seen: seen.map { $0[keyPath: keyPath] },
            place: place.map { AnyHashable(BindingPlace.Member(of: $0, at: keyPath)) })
    }

    @MainActor public mutating func _connect(_ connection: Connection) {}

    /// What a body reads of a state it depends on by itself. Of anything else, such as a property of an
    /// `ObservableObject`, it has to be told by being given a binding that has seen another value.
    @MainActor public func _isSame(as other: Self) -> Bool {
        guard let place, place == other.place else { return false }
        guard let seen, let other = other.seen else { return true }
        return ValueComparison.areEqual(seen, other)
    }
}

extension Binding {
    /// A binding to what an optional holds; nil when it holds nothing.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            following: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 },
            seen: base.seen.map { $0 ?? first },
            place: base.place.map { AnyHashable(BindingPlace.Inside(of: $0)) })
    }

    /// A binding to an optional that never holds nothing.
    public init<Inside>(_ base: Binding<Inside>) where Value == Inside? {
        self.init(
            following: { base.wrappedValue }, set: { new in new.map { base.wrappedValue = $0 } },
            seen: base.seen.map { .some($0) },
            place: base.place.map { AnyHashable(BindingPlace.Inside(of: $0)) })
    }

    /// The same binding, whose writes are an update of their own.
    public func animation(_ animation: Animation? = .default) -> Binding {
        Binding(
            following: read,
            set: { new in
                let (write, new) = (UncheckedWrite(write), UncheckedWrite(new))
                onEngine { withAnimation(animation) { write.value(new.value) } }
            }, seen: seen, place: place)
    }

    public func transaction(_ transaction: Transaction) -> Binding {
        animation(transaction.animation)
    }
}

/// Carries a value to the main actor. Everything here runs on one thread.
private struct UncheckedWrite<Content>: @unchecked Sendable {
    let value: Content
    init(_ value: Content) { self.value = value }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
