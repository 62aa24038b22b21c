public import Lifecycle
import Wire

nonisolated public struct _AppearanceModifier: PrimitiveModifier {
    let handlers: AppearanceNode.Handlers

    @MainActor public func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        AppearanceNode(at: site, handlers, content: content)
    }

    @MainActor public func update(_ node: Node) {
        node.as(AppearanceNode.self).update(handlers)
    }
}

extension View {
    nonisolated public func onAppear(
        fileID: String = #fileID, line: Int = #line, perform action: (@MainActor () -> Void)? = nil
    ) -> some View {
        modified(
            by: _AppearanceModifier(
                handlers: AppearanceNode.Handlers(
                    onAppear: action, location: SourceLocation(fileID: fileID, line: line))))
    }

    nonisolated public func onDisappear(
        fileID: String = #fileID, line: Int = #line, perform action: (@MainActor () -> Void)? = nil
    ) -> some View {
        modified(
            by: _AppearanceModifier(
                handlers: AppearanceNode.Handlers(
                    onDisappear: action, location: SourceLocation(fileID: fileID, line: line))))
    }
}
