public import Lifecycle
import Wire

/// A value that a view owns as long as the view keeps its identity. Writing a different value to a `@State`
/// runs the bodies that read the value, at the next update. Writing an equal value to a `@State` has no
/// effect.
@propertyWrapper public struct State<Value>: DynamicProperty {
    private let initial: () -> Value
    private var cell: StateCell<Value>?
    /// Whether the trace already has an event for the creation of the state's object.
    private var isTold = false

    // `init(wrappedValue:)` takes a value and not a closure, so that a view's init can assign `count = 3` to a state.

    public init(wrappedValue: Value) {
        self.init(initialValue: wrappedValue)
    }

    public init(initialValue: Value) {
        self.init(making: { initialValue })
    }

    private init(making initial: @escaping () -> Value) {
        self.initial = initial
    }

    // Before the view is in the tree, reading a `@State` returns the initial value and writing has no effect,
    // as in SwiftUI.

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
    /// Creates the state's object once, when the view enters the tree. In apps built with SDK 26 or earlier, each init
    /// of the view creates a new object for the `@State`.
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

// A `State` is sendable, because the closure for its initial value runs only on the main actor.
extension State: @unchecked Sendable where Value: Sendable {}
