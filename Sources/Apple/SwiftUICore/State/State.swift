public import Lifecycle
import Wire

/// A value that a view owns. It lasts as long as the view's identity. A write of another value runs the bodies that
/// read it, at the next flush; a write of an equal value does nothing.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: () -> Value
    private var cell: StateCell<Value>?
    /// The making of the object is recorded.
    private var isTold = false

    // When a plain value was made cannot be observed. Taking it eagerly lets an init write `count = 3`, which Swift
    // allows only for wrappers that take no closure.

    public init(wrappedValue: Value) {
        self.init(initialValue: wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(making: { initialValue })
    }

    private init(making initial: @escaping () -> Value) {
        self.initial = initial
    }

    // Before the view has a place, a read gives the initial value and a write does nothing, as in SwiftUI.

    public var wrappedValue: Value {
        get { cell?.ownersValue ?? initial() }
        nonmutating set { cell?.ownersValue = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(
            following: { cell?.valueFromAnywhere ?? initial() }, set: { wrappedValue = $0 },
            place: cell.map { AnyHashable(ObjectIdentifier($0)) })
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        cell = connection.slot { [isTold] in
            if !isTold, Value.self is AnyObject.Type {
                EventLog.shared.record(fact: .initialised(view: connection.node.path, type: "\(Value.self)"))
            }
            let scope = Scope(view: connection.node.path, phase: .`init`, type: "\(Value.self)")
            let value = Scopes.enter(scope) { initial() }
            return StateCell(value, name: connection.name, owner: connection.node)
        }
        cell?.ownerRuns()
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }
}

extension State where Value: AnyObject {
    /// Makes the object once, when the view gets its place. Through SDK 26 it is made at each init of the view instead.
    public init(wrappedValue: @autoclosure @escaping () -> Value) {
        if SDKProfile.current < .sdk27 {
            let view = Scopes.current?.view ?? ""
            EventLog.shared.record(fact: .initialised(view: view, type: "\(Value.self)"))
            self.init(initialValue: wrappedValue())
            isTold = true
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
