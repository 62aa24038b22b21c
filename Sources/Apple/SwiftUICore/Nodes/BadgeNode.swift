import Lifecycle
import Wire

/// Shows a badge at the end of a list row.
@MainActor final class BadgeNode: Node {
    private var label: Text?

    init(at site: Site, _ label: Text?, content: (Site) -> Node) {
        self.label = label
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }

    func update(_ label: Text?) {
        self.label = label
        forgetDrawing()
    }

    override func draw(on screen: inout Screen) {
        super.draw(on: &screen)
        guard let label, nearest(LazyNode.self)?.mustKnowRows == true else { return }
        screen.add(.text, label.segments.words(in: ambient))
    }
}

package nonisolated struct _BadgeModifier: _PrimitiveModifier {
    package let label: Text?

    @MainActor package func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        BadgeNode(at: site, label, content: content)
    }

    @MainActor package func update(_ node: Node) { node.as(BadgeNode.self).update(label) }
}

extension View {
    // Lists and tab bars show badges. A view shows no badge for a count of zero or a nil text.

    nonisolated public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(verbatim: count.formatted()))
    }
    nonisolated public func badge(_ label: Text?) -> some View {
        modified(by: _BadgeModifier(label: label))
    }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
    @_disfavoredOverload nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
}
