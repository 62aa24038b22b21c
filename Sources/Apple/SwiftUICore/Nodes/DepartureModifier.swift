import Lifecycle

/// Decides whether a replaced view disappears before or after its replacement appears.
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
    /// With `.identity`, the old view disappears before the new view appears; with other transitions, the old view
    /// disappears later.
    nonisolated public func transition(_ transition: AnyTransition) -> some View {
        modified(by: DepartureModifier(isEarly: transition.isIdentity))
    }
}
