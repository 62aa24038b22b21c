public import Lifecycle

/// Reads and writes a value that another view or model owns. Writing a binding runs the bodies that read the value.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
    private let read: () -> Value
    private let write: (Value) -> Void

    /// The value when the binding was created; nil if the engine tracks the value.
    let seen: Value?

    /// The storage behind the binding; nil for a binding made of two closures. Bindings made of closures never equal
    /// other bindings.
    package let place: AnyHashable?

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(following: get, set: set, seen: get())
    }

    /// The closure `set` also receives the transaction of the write, from `withAnimation` or from `animation` on the
    /// binding.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get) { new in set(new, onEngine { Transaction.running }) }
    }

    /// A binding to a value that the engine tracks. Creating the binding does not read the value.
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

    /// A binding to a value that never changes; writing the binding has no effect.
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

    /// Bindings to the same storage are equal. If the engine does not track the stored value, as in an
    /// `ObservableObject`, equal bindings have also read equal values.
    @MainActor public func _isSame(as other: Self) -> Bool {
        guard let place, place == other.place else { return false }
        guard let seen, let other = other.seen else { return true }
        return ValueComparison.areEqual(seen, other)
    }
}

extension Binding {
    /// A binding to the wrapped value of an optional; nil if the optional is nil.
    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(
            following: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 },
            seen: base.seen.map { $0 ?? first },
            place: base.place.map { AnyHashable(BindingPlace.Inside(of: $0)) })
    }

    /// A binding to an optional that is never nil; writing nil has no effect.
    public init<Inside>(_ base: Binding<Inside>) where Value == Inside? {
        self.init(
            following: { base.wrappedValue }, set: { new in new.map { base.wrappedValue = $0 } },
            seen: base.seen.map { .some($0) },
            place: base.place.map { AnyHashable(BindingPlace.Inside(of: $0)) })
    }

    /// Returns a binding to the same value as this binding. Each write to the new binding is a separate update, as in
    /// `withAnimation`.
    public func animation(_ animation: Animation? = .default) -> Binding {
        Binding(
            following: read,
            set: { new in
                let (write, new) = (UncheckedWrite(write), UncheckedWrite(new))
                onEngine { withAnimation(animation) { write.value(new.value) } }
            }, seen: seen, place: place)
    }

    /// Returns a binding to the same value as this binding. Each write to the new binding is a separate update, as in
    /// `withTransaction`.
    public func transaction(_ transaction: Transaction) -> Binding {
        Binding(
            following: read,
            set: { new in
                let (write, new) = (UncheckedWrite(write), UncheckedWrite(new))
                onEngine { withTransaction(transaction) { write.value(new.value) } }
            }, seen: seen, place: place)
    }
}

/// Carries the value of a write to the main actor. The unchecked conformance to `Sendable` is safe, because the engine
/// has one thread.
private struct UncheckedWrite<Content>: @unchecked Sendable {
    let value: Content
    init(_ value: Content) { self.value = value }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
