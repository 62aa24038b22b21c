import Combine
public import Lifecycle

/// A model that this view observes but does not own.
///
/// The body runs after each change that the model announces, even if the body did not read the changed
/// property. The view observes the object that the parent view passed last.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty,
    ObjectHolding
{
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        self.init(wrappedValue: initialValue)
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to properties of the model: `$model.name`.
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(
                following: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 },
                seen: object[keyPath: keyPath],
                place: BindingPlace.Member(of: ObjectIdentifier(object), at: keyPath))
        }
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        connection.slot { ModelSubscription() }.follow(wrappedValue, for: connection)
    }

    @MainActor public var _heldObject: AnyObject { wrappedValue }

    @MainActor public func _isSame(as other: Self) -> Bool {
        wrappedValue === other.wrappedValue
    }
}
