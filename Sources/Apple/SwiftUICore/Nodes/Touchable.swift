package import Lifecycle

// The user's actions on a node. The commands of a scenario find their targets only through the protocols in this
// file.

/// A node that can be tapped: a button, a link, a switch, or a view with a tap gesture.
@MainActor package protocol Touchable: Node {
    /// The node's text on screen.
    var label: String { get }

    func activate()
}

/// A switch. A tap toggles the control.
@MainActor package protocol Toggleable: Touchable {}

/// A node that reacts to a long press.
@MainActor package protocol Pressable: Node {
    var label: String { get }

    func press()
}

/// A node that accepts typing, which replaces the node's text, letter by letter.
@MainActor package protocol Typable: Node {
    var label: String { get }

    func type(_ text: String)

    /// Presses the return key.
    func submit()
}

/// A node with options, which the user chooses by their text.
@MainActor package protocol Choosable: Node {
    var label: String { get }
    var options: [String] { get }

    /// Returns false if no option has this text.
    func choose(_ option: String) -> Bool
}

/// A navigation stack. The user can leave the top page.
@MainActor package protocol Poppable: Node {
    /// Pops the top page. Returns false if the stack shows its root.
    func goBack() -> Bool
}

/// A list whose selection the user sets by tapping a row.
@MainActor package protocol RowSelecting: Node {
    /// Selects the first row on screen that has `label` as its whole text or as one of its texts. Returns
    /// false if no row matches, or a tap does not select the row.
    func selectRow(_ label: String) -> Bool
}

extension ControlNode: Touchable {}

extension Node {
    /// The text of `children` as one line.
    func words(of children: some Sequence<Node>) -> String {
        var inside = Screen()
        for child in children { child.draw(on: &inside) }
        return inside.label
    }

    /// False inside `.disabled(true)`.
    package var isEnabled: Bool { EnvironmentValues(ambient).isEnabled }

    /// Whether touches can reach the node; false inside `.hidden()`, `.allowsHitTesting(false)`, and modifiers that
    /// make the view invisible, such as `.opacity(0)`.
    package var letsTouchesIn: Bool {
        if let sight = self as? SightNode { return !sight.isGone }
        return (self as? BarrierNode)?.barrier ?? .absent == .absent
    }
}
