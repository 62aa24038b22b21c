import Lifecycle

/// The buttons of a dialog, including the buttons that the system adds. If `manner` is nil, the system adds
/// no buttons to the dialog.
nonisolated struct _Answers<Content: View>: _PrimitiveView {
    let manner: PresentationNode.Manner?
    let content: Content

    @MainActor func _makeNode(at site: Site) -> Node {
        AnswersNode(
            at: site, manner, content: content._makeNode, okay: Button("OK") {}._makeNode,
            cancel: Button("Cancel", role: .cancel) {}._makeNode)
    }

    @MainActor func _update(_ node: Node) {
        node.children.first.map(content._update)
        node.as(AnswersNode.self).complete()
    }
}

/// Adds the buttons that the system shows in a dialog, such as "Cancel". The system adds "OK" to an alert
/// without buttons, and "Cancel" to an alert with only destructive buttons. The system adds "Cancel" to a
/// confirmation dialog without a cancel button.
@MainActor private final class AnswersNode: Node {
    private let manner: PresentationNode.Manner?

    init(
        at site: Site, _ manner: PresentationNode.Manner?, content: (Site) -> Node, okay: (Site) -> Node,
        cancel: (Site) -> Node
    ) {
        self.manner = manner
        super.init(at: site)
        build([content(inside), okay(inside), cancel(inside)])
        complete()
    }

    override var rowRole: RowRole { .arrangement }

    func complete() {
        let own = purposes(in: children[0])
        let isAlert = manner == .alert
        children[1].setShown(isAlert && own.isEmpty)
        children[2].setShown(
            isAlert
                ? !own.isEmpty && own.allSatisfy { $0 == .destructive }
                : manner == .menu && !own.contains(.cancel))
    }

    private func purposes(in node: Node) -> [ControlNode.Purpose] {
        if let control = node as? ControlNode { return [control.purpose] }
        return node.children.flatMap(purposes)
    }
}
