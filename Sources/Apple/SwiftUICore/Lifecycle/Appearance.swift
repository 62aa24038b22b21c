public import Lifecycle
import Wire

nonisolated public struct _AppearanceModifier: _PrimitiveModifier {
    let handlers: AppearanceNode.Handlers

    @MainActor public func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        AppearanceNode(at: site, handlers, content: content)
    }

    @MainActor public func update(_ node: Node) {
        node.as(AppearanceNode.self).update(handlers)
    }
}

extension View {
    /// Runs `action` at each appearance of the view, before the view is on screen. The `onAppear` action of the
    /// deepest view runs first, and inner modifiers run before outer modifiers. All `onAppear` actions of an update run
    /// before the tasks of the update start.
    nonisolated public func onAppear(
        fileID: String = #fileID, line: Int = #line, perform action: (@MainActor () -> Void)? = nil
    ) -> some View {
        modified(
            by: _AppearanceModifier(
                handlers: AppearanceNode.Handlers(
                    onAppear: action, location: SourceLocation(fileID: fileID, line: line))))
    }

    /// Runs `action` at each disappearance of the view, after the view has left the screen. If the view also has a
    /// `task`, the order of the modifiers `task` and `onDisappear` decides whether `action` or the task's cancellation
    /// comes first.
    nonisolated public func onDisappear(
        fileID: String = #fileID, line: Int = #line, perform action: (@MainActor () -> Void)? = nil
    ) -> some View {
        modified(
            by: _AppearanceModifier(
                handlers: AppearanceNode.Handlers(
                    onDisappear: action, location: SourceLocation(fileID: fileID, line: line))))
    }
}
