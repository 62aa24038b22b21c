import Lifecycle
import Wire

extension View {
    /// Runs `action` when the view is tapped, unless it is disabled.
    @preconcurrency nonisolated public func onTapGesture(
        count: Int = 1, fileID: String = #fileID, line: Int = #line,
        perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modified(
            by: GestureModifier<Tap>(location: SourceLocation(fileID: fileID, line: line), action: action))
    }

    /// Runs `action` when the view is pressed for long. No verb of a scenario does that yet.
    @preconcurrency nonisolated public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, fileID: String = #fileID,
        line: Int = #line, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modified(
            by: GestureModifier<LongPress>(
                location: SourceLocation(fileID: fileID, line: line), action: action))
    }
}

/// The node of a gesture on the views inside.
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

nonisolated struct GestureModifier<Gesture>: _PrimitiveModifier {
    let location: SourceLocation
    let action: @MainActor () -> Void

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        GestureNode<Gesture>(at: site, location: location, action: action, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(GestureNode<Gesture>.self).action = action
    }
}
