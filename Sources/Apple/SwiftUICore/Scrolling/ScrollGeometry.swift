import Lifecycle
import Wire

/// The visible part of a scroll view. The course has no layout, so each list row counts as a twelfth of the
/// screen high.
nonisolated public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    static let rowHeight: CGFloat = 71

    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var visibleRect: CGRect { bounds }

    @MainActor init(of list: LazyNode) {
        self.init(of: list.place)
    }

    init(of place: ScrollPlace) {
        let screen = GeometryProxy().size
        contentOffset = CGPoint(x: 0, y: CGFloat(place.firstRow) * Self.rowHeight)
        contentSize = CGSize(width: screen.width, height: CGFloat(place.totalRows) * Self.rowHeight)
        contentInsets = EdgeInsets()
        containerSize = screen
    }
}

nonisolated public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

nonisolated public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    public var velocity: CGVector? { nil }
}

extension View {
    /// Runs `action` when the result of `transform` changes because the list inside this view scrolled, or the list's
    /// rows changed.
    @preconcurrency nonisolated public func onScrollGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value, fileID: String = #fileID,
        line: Int = #line, action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        // Only the main actor calls `transform`, so `nonisolated(unsafe)` is safe.
        nonisolated(unsafe) let transform = transform
        return modified(
            by: ScrollWatch(
                location: SourceLocation(fileID: fileID, line: line),
                heard: { list, before in
                    guard let before else { return }
                    let (old, new) = (
                        transform(ScrollGeometry(of: before)), transform(ScrollGeometry(of: list))
                    )
                    if old != new { action(old, new) }
                }))
    }

    /// Runs `action` when the view scrolls into the visible part of the list, or out of the visible part.
    @preconcurrency nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, fileID: String = #fileID, line: Int = #line,
        _ action: @escaping @MainActor (Bool) -> Void
    ) -> some View {
        onAppear(fileID: fileID, line: line) { action(true) }
            .onDisappear(fileID: fileID, line: line) { action(false) }
    }

    /// Runs `action` with the identities of the visible rows when other rows become visible.
    @preconcurrency nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, fileID: String = #fileID, line: Int = #line,
        _ action: @escaping @MainActor ([ID]) -> Void
    ) -> some View {
        modified(
            by: ScrollWatch(
                location: SourceLocation(fileID: fileID, line: line),
                heard: { list, _ in action(list.visibleKeys.compactMap { $0.base as? ID }) }))
    }

    /// Runs `action` twice after each scroll, for the scroll's start and end, because a scroll takes no time.
    @preconcurrency nonisolated public func onScrollPhaseChange(
        fileID: String = #fileID, line: Int = #line,
        _ action: @escaping @MainActor (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange(fileID: fileID, line: line) { old, new, _ in action(old, new) }
    }

    @preconcurrency nonisolated public func onScrollPhaseChange(
        fileID: String = #fileID, line: Int = #line,
        _ action:
            @escaping @MainActor (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modified(
            by: ScrollWatch(
                location: SourceLocation(fileID: fileID, line: line),
                heard: { list, before in
                    guard let before, before.firstRow != list.firstRow else { return }
                    let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(of: list))
                    action(.idle, .interacting, context)
                    action(.interacting, .idle, context)
                }))
    }
}
