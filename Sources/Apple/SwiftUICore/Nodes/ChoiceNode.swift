import Lifecycle
import Wire

/// The screen shows a picker as one line with its label and the chosen option, without the other options.
@MainActor package final class ChoiceNode: Node, Choosable {
    package struct Choice {
        var selection: AnyHashable

        /// Whether an element's identity can be the selection. The selection must have the same type as the
        /// element's identity.
        var takesIdentities: Bool

        /// Writes the selection; ignores a tag whose type differs from the selection's type.
        var choose: @MainActor (AnyHashable) -> Void

        package init(
            selection: AnyHashable, takesIdentities: Bool, choose: @escaping @MainActor (AnyHashable) -> Void
        ) {
            self.selection = selection
            self.takesIdentities = takesIdentities
            self.choose = choose
        }
    }
    var choice: Choice

    init(at site: Site, _ choice: Choice, label: (Site) -> Node, options: (Site) -> Node) {
        self.choice = choice
        super.init(at: site)
        build([label(inside), options(inside)])
    }

    package var label: String { words(of: children.prefix(1)) }

    package var options: [String] { tagged.map(words) }

    package func choose(_ option: String) -> Bool {
        guard let found = tagged.first(where: { words($0) == option }) else { return false }
        if isEnabled, fits(found) {
            Scopes.enter(Scope(view: path, phase: .action)) { choice.choose(found.tag) }
        }
        return true
    }

    package override func draw(on screen: inout Screen) {
        let chosen = tagged.first { fits($0) && $0.tag == choice.selection }.map(words)
        screen.add(.field, [label, chosen ?? ""].filter { !$0.isEmpty }.joined(separator: ": "))
    }

    private func fits(_ option: TaggedNode) -> Bool { choice.takesIdentities || !option.isIdentity }

    private func words(_ option: TaggedNode) -> String { words(of: [option.node]) }

    private var tagged: [TaggedNode] { children[1].tagged() }
}

package nonisolated struct ChoiceControl<Label: View, Options: View>: _PrimitiveView {
    let choice: ChoiceNode.Choice
    let label: Label
    let options: Options

    package init(choice: ChoiceNode.Choice, label: Label, options: Options) {
        self.choice = choice
        self.label = label
        self.options = options
    }

    @MainActor package func _makeNode(at site: Site) -> Node {
        ChoiceNode(
            at: site, choice, label: { label._makeNode(at: $0) }, options: { options._makeNode(at: $0) })
    }

    @MainActor package func _update(_ node: Node) {
        node.as(ChoiceNode.self).choice = choice
        label._update(node.children[0])
        options._update(node.children[1])
    }
}
