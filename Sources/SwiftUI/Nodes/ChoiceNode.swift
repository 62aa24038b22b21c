import Lifecycle
import Wire

/// The node of a picker. On screen it is one line: its label and the chosen option. The other options are not on
/// screen.
@MainActor final class ChoiceNode: Node, Choosable {
    struct Choice {
        var selection: AnyHashable

        /// Whether the identity of an element can be the selection. It has to be of exactly the selection's type.
        var takesIdentities: Bool

        /// Does nothing with a tag of another type than the selection's.
        var choose: @MainActor (AnyHashable) -> Void
    }
    var choice: Choice

    init(at site: Site, _ choice: Choice, label: (Site) -> Node, options: (Site) -> Node) {
        self.choice = choice
        super.init(at: site)
        build([label(inside), options(inside)])
    }

    var label: String { words(of: children.prefix(1)) }

    var options: [String] { tagged.map(words) }

    func choose(_ option: String) -> Bool {
        guard let found = tagged.first(where: { words($0) == option }) else { return false }
        if isEnabled, fits(found) {
            Scopes.enter(Scope(view: path, phase: .action)) { choice.choose(found.tag) }
        }
        return true
    }

    override func draw(on screen: inout Screen) {
        let chosen = tagged.first { fits($0) && $0.tag == choice.selection }.map(words)
        screen.add(.field, [label, chosen ?? ""].filter { !$0.isEmpty }.joined(separator: ": "))
    }

    private func fits(_ option: TaggedNode) -> Bool { choice.takesIdentities || !option.isIdentity }

    private func words(_ option: TaggedNode) -> String { words(of: [option.node]) }

    private var tagged: [TaggedNode] { children[1].tagged() }
}

nonisolated struct ChoiceControl<Label: View, Options: View>: _PrimitiveView {
    let choice: ChoiceNode.Choice
    let label: Label
    let options: Options

    @MainActor func _makeNode(at site: Site) -> Node {
        ChoiceNode(
            at: site, choice, label: { label._makeNode(at: $0) }, options: { options._makeNode(at: $0) })
    }

    @MainActor func _update(_ node: Node) {
        node.as(ChoiceNode.self).choice = choice
        label._update(node.children[0])
        options._update(node.children[1])
    }
}
