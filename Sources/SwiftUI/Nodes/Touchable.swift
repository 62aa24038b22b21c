public import Lifecycle

// What a user's finger and keyboard can do. A scenario's verbs find their targets by these protocols and nothing else:
// a control is what its node can be asked to do.

/// Something that a finger can touch: a button, a link, a switch, whatever has a tap gesture.
@MainActor public protocol Touchable: Node {
    /// What it says, read off the screen as a person would.
    var label: String { get }

    func activate()
}

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

/// Something that goes up and down in steps: a stepper, a slider.
@MainActor public protocol Adjustable: Node {
    var label: String { get }

    func increment()
    func decrement()
}

extension ControlNode: Touchable {}

extension Node {
    var ancestors: some Sequence<Node> { sequence(first: self as Node) { $0.parent }.dropFirst() }

    /// What is inside says, in one line.
    func words(of children: some Sequence<Node>) -> String {
        var inside = Screen()
        for child in children { child.draw(on: &inside) }
        return inside.lines.map(\.content).joined(separator: " ")
    }

    /// False inside `.disabled(true)`: it is there, and does nothing.
    public var isEnabled: Bool { EnvironmentValues(ambient).isEnabled }

    /// False where no finger gets through: another tab, `.hidden()`, `.opacity(0)`, `.allowsHitTesting(false)`.
    public var isReachable: Bool {
        sequence(first: self as Node) { $0.parent }.allSatisfy { node in
            node.isShown && (node as? BarrierNode)?.barrier ?? Barrier.absent == .absent
        }
    }
}

extension Touchable {
    /// Does what a finger does: nothing to a control that is disabled.
    public func touch() {
        guard isEnabled else { return }
        activate()
    }
}

extension Tree {
    /// Everything that a finger can reach, in reading order.
    public var touchables: [any Touchable] {
        var found: [any Touchable] = []
        _ = first { node -> Never? in
            if let touchable = node as? any Touchable, node.isReachable { found.append(touchable) }
            return nil
        }
        return found
    }

    /// What a finger on `label` touches: the first that says so, and of several inside each other the innermost.
    public func touchable(_ label: String) -> (any Touchable)? {
        let named = touchables.filter { $0.label == label }
        return named.first { outer in !named.contains { $0.ancestors.contains { $0 === outer } } }
    }
}
