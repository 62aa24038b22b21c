public import Lifecycle
import Wire

/// A value that a view owns, for as long as the view keeps its identity. Writing a different value runs the
/// bodies that read it, at the next update. Writing an equal value has no effect.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: () -> Value
    private var cell: StateCell<Value>?
    /// Whether the trace already has an event for the object's creation.
    private var isTold = false

    // An app cannot observe when a plain value is created. Because this initializer takes no closure, Swift
    // lets an init write `count = 3`.

    public init(wrappedValue: Value) {
        self.init(initialValue: wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(making: { initialValue })
    }

    private init(making initial: @escaping () -> Value) {
        self.initial = initial
    }

    // Before the view is in the tree, reading returns the initial value and writing has no effect, as in
    // SwiftUI.

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
                EventLog.shared.noteObject(of: Value.self, in: connection.node.path)
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
    /// Creates the object once, when the view enters the tree. Up to SDK 26, each init of the view creates an
    /// object.
    public init(wrappedValue: @autoclosure @escaping () -> Value) {
        if SDKProfile.current < .sdk27 {
            EventLog.shared.noteObject(of: Value.self, in: Scopes.current?.view ?? "")
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

// A state is safe to send, because its closure for the initial value runs on the main actor.
extension State: @unchecked Sendable where Value: Sendable {}
