package import Lifecycle

// Declares the user's actions on a node as protocols. The commands of a scenario find their target nodes only
// through the protocols in this file.

/// A node that a scenario can tap: a button, a link, a switch, or a view with a tap gesture.
@MainActor package protocol Touchable: Node {
    /// The text by which a scenario finds the node.
    var label: String { get }

    func activate()
}

/// A switch, which a tap turns on or off.
@MainActor package protocol Toggleable: Touchable {}

/// A node that reacts to a long press.
@MainActor package protocol Pressable: Node {
    var label: String { get }

    func press()
}

/// A node that accepts typing. Typing replaces the node's text letter by letter.
@MainActor package protocol Typable: Node {
    var label: String { get }

    func type(_ text: String)

    func submit()
}

/// A node with options, such as a picker; the user chooses an option by its text.
@MainActor package protocol Choosable: Node {
    var label: String { get }
    var options: [String] { get }

    /// Returns false if no option of the node has this text.
    func choose(_ option: String) -> Bool
}

/// A navigation stack, whose top page the user can leave.
@MainActor package protocol Poppable: Node {
    /// Pops the top page. Returns false if the navigation stack shows only its root page.
    func goBack() -> Bool
}

/// A list whose selection the user sets by tapping a row.
@MainActor package protocol RowSelecting: Node {
    /// Selects the first row on screen that has `label` as its whole text or as one of its texts. Returns false if
    /// no row has the label, or a tap does not select the row.
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

    package var isEnabled: Bool { EnvironmentValues(ambient).isEnabled }

    /// Whether touches can reach the node; false inside `.hidden()`, `.allowsHitTesting(false)` or a modifier such
    /// as `.opacity(0)`.
    package var letsTouchesIn: Bool {
        if let sight = self as? SightNode { return !sight.isGone }
        return (self as? BarrierNode)?.barrier ?? .absent == .absent
    }
}
