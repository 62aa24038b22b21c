public import Lifecycle
import Wire

/// A value that belongs to a view's place on screen and outlives the view values that mention it.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: () -> Value
    private var cell: StateCell<Value>?

    // Of a value that is no object, nobody can tell when it was made. Taking it as it is lets an init say
    // `count = 3`, which Swift understands only of wrappers that take no closure.

    public init(wrappedValue: Value) {
        self.init(initialValue: wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(making: { initialValue })
    }

    private init(making initial: @escaping () -> Value) {
        self.initial = initial
    }

    // Before the view has a place, reading gives the initial value and writing has nowhere to go, as in SwiftUI.

    public var wrappedValue: Value {
        get { cell?.valueFromAnywhere ?? initial() }
        nonmutating set { cell?.valueFromAnywhere = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(
            following: { wrappedValue }, set: { wrappedValue = $0 },
            place: cell.map { AnyHashable(ObjectIdentifier($0)) })
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        cell = connection.slot {
            if Value.self is AnyObject.Type {
                EventLog.shared.record(fact: .initialised(view: connection.node.path, type: "\(Value.self)"))
            }
            let scope = Scope(view: connection.node.path, phase: .`init`, type: "\(Value.self)")
            let value = Scopes.enter(scope) { initial() }
            return StateCell(value, name: connection.name, owner: connection.node)
        }
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }
}

extension State where Value: AnyObject {
    /// From SDK 27 on the object is made once, when the view gets its place; before, at each init of the view.
    public init(wrappedValue: @autoclosure @escaping () -> Value) {
        if SDKProfile.current < .sdk27 {
            self.init(initialValue: wrappedValue())
        } else {
            self.init(making: wrappedValue)
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(initialValue: nil)
    }
}

// The closure that makes the initial value runs on the main actor, with the view's own init or its first place.
extension State: @unchecked Sendable where Value: Sendable {}
