/// A node that shows one of several children, as a tab view does. Hidden children have disappeared and keep their
/// state.
///
/// A child is made when its key is first selected. A child ends when the new `Choices` do not contain its key.
@MainActor public final class SwitchNode: Node {
    /// The children's keys, the selected key, and closures that make and update nodes.
    public struct Choices {
        var keys: [AnyHashable]
        var selected: AnyHashable?
        var make: @MainActor (Int, Site) -> Node
        var update: @MainActor (Int, Node) -> Void

        public init(
            keys: [AnyHashable], selected: AnyHashable?, make: @escaping @MainActor (Int, Site) -> Node,
            update: @escaping @MainActor (Int, Node) -> Void
        ) {
            self.keys = keys
            self.selected = selected
            self.make = make
            self.update = update
        }
    }

    private var choices: Choices
    private var made: [AnyHashable: Node] = [:]

    public init(at site: Site, _ choices: Choices) {
        self.choices = choices
        super.init(at: site)
        build(arrange())
    }

    /// Sets new choices and updates all existing children, including hidden ones.
    public func update(_ choices: Choices) {
        self.choices = choices
        for (index, key) in choices.keys.enumerated() { made[key].map { choices.update(index, $0) } }
        setChildren(arrange())
    }

    public override func backdrop(of child: Node) -> Backdrop { .system }

    private func arrange() -> [Node] {
        made = made.filter { choices.keys.contains($0.key) }
        for (index, key) in choices.keys.enumerated() {
            if key == choices.selected, made[key] == nil { made[key] = choices.make(index, inside) }
            made[key]?.setShown(key == choices.selected)
        }
        return choices.keys.compactMap { made[$0] }
    }
}
