import Lifecycle
import Wire

// What decides whether a user gets at a view, and the gestures that any view can listen for. None of it touches the life
// of what is inside.

extension View {

    @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, fileID: String = #fileID, line: Int = #line,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modified(
            by: GestureModifier<Tap>(location: SourceLocation(fileID: fileID, line: line), action: action))
    }

    @preconcurrency nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, fileID: String = #fileID,
        line: Int = #line, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modified(
            by: GestureModifier<LongPress>(
                location: SourceLocation(fileID: fileID, line: line), action: action))
    }
}

/// Listens for a gesture on what is inside.
@MainActor final class GestureNode<Gesture>: Node {
    var action: @MainActor () -> Void
    private let location: SourceLocation

    init(
        at site: Site, location: SourceLocation, action: @escaping @MainActor () -> Void,
        content: (Site) -> Node
    ) {
        self.location = location
        self.action = action
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }

    var label: String { words(of: children) }

    private func perform() {
        guard isEnabled else { return }
        Scopes.enter(Scope(view: path, phase: .action, location: location)) { action() }
    }
}

nonisolated enum Tap {}

extension GestureNode: Touchable where Gesture == Tap {
    func activate() { perform() }
}

nonisolated enum LongPress {}

extension GestureNode: Pressable where Gesture == LongPress {
    func press() { perform() }
}

nonisolated struct GestureModifier<Gesture>: PrimitiveModifier {
    let location: SourceLocation
    let action: @MainActor () -> Void

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        GestureNode<Gesture>(at: site, location: location, action: action, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(GestureNode<Gesture>.self).action = action
    }
}
