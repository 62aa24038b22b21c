import Lifecycle

/// How a view goes that another one replaces.
package nonisolated struct DepartureModifier: _PrimitiveModifier {
    let isEarly: Bool

    package init(isEarly: Bool) { self.isEarly = isEarly }

    @MainActor package func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        DepartureNode(at: site, isEarly: isEarly, content: content)
    }

    @MainActor package func update(_ node: Node) {
        node.as(DepartureNode.self).isEarly = isEarly
    }
}

extension View {
    /// Nothing moves here. With `.identity` the view is gone before the one that replaces it comes; with any other
    /// transition it goes after that.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modified(by: DepartureModifier(isEarly: transition.isIdentity))
    }
}
