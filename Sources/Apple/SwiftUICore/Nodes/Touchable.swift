package import Lifecycle

// What a user can do to a node. The verbs of a scenario find their targets by these protocols and by nothing else.

/// A node that can be tapped: a button, a link, a switch, or a view with a tap gesture.
@MainActor package protocol Touchable: Node {
    /// What it says on screen.
    var label: String { get }

    func activate()
}

/// A switch. A tap turns it over.
@MainActor package protocol Toggleable: Touchable {}

/// A node that can be pressed for long.
@MainActor package protocol Pressable: Node {
    var label: String { get }

    func press()
}

/// A node that can be typed into. Typing replaces its text, letter by letter.
@MainActor package protocol Typable: Node {
    var label: String { get }

    func type(_ text: String)

    /// Leaves the field with the return key.
    func submit()
}

/// A node with options. One is chosen by what it says.
@MainActor package protocol Choosable: Node {
    var label: String { get }
    var options: [String] { get }

    /// False if there is no such option.
    func choose(_ option: String) -> Bool
}

/// A stack of pages. The user can leave the top one.
@MainActor package protocol Poppable: Node {
    /// False if only the first page is left.
    func goBack() -> Bool
}

/// A list with a selection. A tap on a row writes it.
@MainActor package protocol RowSelecting: Node {
    /// Selects the first row on screen that says `label`, as a whole or in one of its texts. False if there is none,
    /// or a tap does not select it.
    func selectRow(_ label: String) -> Bool
}

extension ControlNode: Touchable {}

extension Node {
    /// What `children` say, in one line.
    func words(of children: some Sequence<Node>) -> String {
        var inside = Screen()
        for child in children { child.draw(on: &inside) }
        return inside.label
    }

    /// False inside `.disabled(true)`.
    package var isEnabled: Bool { EnvironmentValues(ambient).isEnabled }

    /// False for `.hidden()` and `.allowsHitTesting(false)`, and where nothing is, as for `.opacity(0)`.
    package var letsTouchesIn: Bool {
        if let sight = self as? SightNode { return !sight.isGone }
        return (self as? BarrierNode)?.barrier ?? .absent == .absent
    }
}
