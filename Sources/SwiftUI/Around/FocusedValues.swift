/// Values of the view that has the focus, for the app's commands. No view has the focus here, so each is nil.
nonisolated public struct FocusedValues {
    public init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

nonisolated public protocol FocusedValueKey {
    associatedtype Value
}

/// Reads a value of the view that has the focus: nil, for none has.
@propertyWrapper nonisolated public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ type: Value.Type) where Value: AnyObject & Observable {}
    public var wrappedValue: Value? { nil }
}

@propertyWrapper nonisolated public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

@propertyWrapper nonisolated public struct FocusedObject<Object: ObservableObject>: DynamicProperty {
    public init() {}
    public var wrappedValue: Object? { nil }
}

extension View {
    // No view has the focus, so none of these values is ever read.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { self }
    nonisolated public func focusedObject<Object: ObservableObject>(_ object: Object) -> some View { self }
    nonisolated public func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View { self }
    nonisolated public func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View { self }
}
