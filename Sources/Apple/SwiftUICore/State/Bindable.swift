public import Lifecycle

/// Makes bindings to the properties of an observable model: `$model.name`. A body depends on a model's
/// property only if the body reads the value through the binding.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value>: DynamicProperty, ObjectHolding {
    public var wrappedValue: Value

    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    @MainActor public mutating func _connect(_ connection: Connection) {}

    @MainActor public var _heldObject: AnyObject { wrappedValue as AnyObject }

    @MainActor public func _isSame(as other: Self) -> Bool {
        ValueComparison.areEqual(wrappedValue, other.wrappedValue)
    }
}

extension Bindable where Value: AnyObject & Observable {
    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(projectedValue: Bindable<Value>) {
        self = projectedValue
    }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let model = wrappedValue
        return Binding(
            following: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 },
            place: BindingPlace.Member(of: ObjectIdentifier(model), at: keyPath))
    }
}

extension Bindable: @unchecked Sendable where Value: Sendable {}
