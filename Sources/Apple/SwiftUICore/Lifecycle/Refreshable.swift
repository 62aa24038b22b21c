public import Lifecycle
import Wire

nonisolated public struct _RefreshModifier: _PrimitiveModifier {
    let action: TaskNode.Action
    let location: SourceLocation

    @MainActor public func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        RefreshNode(at: site, location: location, action: action, content: content)
    }

    @MainActor public func update(_ node: Node) {
        node.as(RefreshNode.self).update(action: action)
    }
}

extension View {
    /// Runs `action` in a separate task when the user pulls to refresh. The spinner of a refresh stays until
    /// `action` returns. Removing the view cancels the task of the refresh.
    nonisolated public func refreshable(
        fileID: String = #fileID, line: Int = #line,
        @_inheritActorContext action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        let refresh = RefreshAction(action: action)
        return environment(\.refresh, refresh).modified(
            by: _RefreshModifier(
                action: refresh.action, location: SourceLocation(fileID: fileID, line: line)))
    }
}
