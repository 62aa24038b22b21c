public import Lifecycle

// What a user's finger and keyboard can do. A scenario's verbs find their targets by these protocols and nothing else:
// a control is what its node can be asked to do.

/// Something that a finger can touch: a button, a link, a switch, whatever has a tap gesture.
@MainActor public protocol Touchable: Node {
    /// What it says, read off the screen as a person would.
    var label: String { get }

    func activate()
}

/// A switch: a touch turns it over.
@MainActor public protocol Toggleable: Touchable {}

/// Something that a finger can rest on.
@MainActor public protocol Pressable: Node {
    var label: String { get }

    func press()
}

/// Something that text can be typed into. Typing replaces what stood there, letter by letter from the start.
@MainActor public protocol Typable: Node {
    var label: String { get }

    func type(_ text: String)

    /// Leaves the field with the return key.
    func submit()
}

/// Something with several options, of which one is chosen by what it says.
@MainActor public protocol Choosable: Node {
    var label: String { get }
    var options: [String] { get }

    /// False if there is no such option.
    func choose(_ option: String) -> Bool
}

/// Pages on top of each other, of which the user can take the top one off.
@MainActor public protocol Poppable: Node {
    /// False when only the first page is there.
    func goBack() -> Bool
}

/// A list with a selection: a touch of a row writes it.
@MainActor public protocol RowSelecting: Node {
    /// Selects the first row on screen that says `label`. False if there is none, or a touch does not select it.
    func selectRow(_ label: String) -> Bool
}

extension ControlNode: Touchable {}

extension Node {
    /// What is inside says, in one line.
    func words(of children: some Sequence<Node>) -> String {
        var inside = Screen()
        for child in children { child.draw(on: &inside) }
        return inside.label
    }

    /// False inside `.disabled(true)`: it is there, and does nothing.
    public var isEnabled: Bool { EnvironmentValues(ambient).isEnabled }

    /// False for what lets no finger through: `.hidden()`, `.opacity(0)`, `.allowsHitTesting(false)`.
    public var letsTouchesIn: Bool { (self as? BarrierNode)?.barrier ?? .absent == .absent }
}
