// Lab: the API for the host file around a learner's view. The module adds `@Knob` to SwiftUI.
//
//     struct Host: View {
//         @Knob var height = 300
//         var body: some View { ProfilePicture(height: height) }
//     }
//
// A scenario's line `set height 200` sets the knob `height`. The app host sets knobs through `Stage`.

public import Lifecycle
public import SwiftUI

/// An input of the app whose value a scenario can set. If a scenario sets a knob before the view is on screen,
/// the value becomes the knob's initial value.
@propertyWrapper public struct Knob<Value: KnobValue>: DynamicProperty {
    private let initial: Value
    private var cell: StateCell<Value>?

    public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    public var wrappedValue: Value {
        get { cell?.valueFromAnywhere ?? initial }
        nonmutating set { cell?.valueFromAnywhere = newValue }
    }

    public var projectedValue: Binding<Value> {
        Binding(
            following: { wrappedValue }, set: { wrappedValue = $0 },
            place: cell.map { AnyHashable(ObjectIdentifier($0)) })
    }

    @MainActor public mutating func _connect(_ connection: Connection) {
        let (name, initial) = (connection.name, initial)
        cell = connection.slot {
            let setting = KnobBoard.shared.settings[name].flatMap(Value.init(spelled:))
            let cell = StateCell(setting ?? initial, name: name, owner: connection.node)
            KnobBoard.shared.turners[name] = { text in
                if let value = Value(spelled: text) { cell.value = value }
            }
            return cell
        }
    }

    @MainActor public func _isSame(as other: Self) -> Bool { true }
}

/// A type whose values a scenario can write.
public protocol KnobValue: Sendable {
    /// Reads a scenario's word as a value of this type. Returns nil if the word does not fit the type.
    init?(spelled text: String)
    static var kind: KnobKind { get }
}

/// The type of a knob, which decides how scenarios write the knob's values.
public enum KnobKind: String, Sendable {
    case int, double, bool, string

    func canSpell(_ text: String) -> Bool {
        switch self {
        case .int: Int(text) != nil
        case .double: Double(text) != nil
        case .bool: Bool(text) != nil
        case .string: true
        }
    }
}

extension Int: KnobValue {
    public init?(spelled text: String) { self.init(text) }
    public static var kind: KnobKind { .int }
}

extension Double: KnobValue {
    public init?(spelled text: String) { self.init(text) }
    public static var kind: KnobKind { .double }
}

extension Bool: KnobValue {
    public init?(spelled text: String) { self.init(text) }
    public static var kind: KnobKind { .bool }
}

extension String: KnobValue {
    public init?(spelled text: String) { self = text }
    public static var kind: KnobKind { .string }
}
