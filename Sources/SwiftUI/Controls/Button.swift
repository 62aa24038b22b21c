import Lifecycle
import Wire

/// Something to tap.
nonisolated public struct Button<Label: View>: PrimitiveView {
    private let label: Label
    private let action: @MainActor () -> Void

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.action = action
    }

    @MainActor public func _makeNode(at site: Site) -> Node {
        ControlNode(at: site, .button, label: { label._makeNode(at: $0) }, action: action)
    }

    @MainActor public func _update(_ node: Node) {
        node.as(ControlNode.self).update(action: action)
        node.children.first.map(label._update)
    }
}

extension Button where Label == Text {
    public init(_ title: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}
