import Lifecycle

/// The position of a scroll view: an edge, or the identity of the view at the top.
nonisolated public struct ScrollPosition: Equatable, Sendable {
    enum Goal: Equatable, @unchecked Sendable {
        case edge(Edge)
        case id(AnyHashable)
        case point(CGPoint)
    }

    var goal: Goal?
    /// Counts calls of `scrollTo`, so that a second call with the same goal scrolls again.
    var orders = 0
    public internal(set) var isPositionedByUser = false

    public init(idType: (some Hashable).Type) {}
    public init() {}

    public init<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { goal = .id(AnyHashable(id)) }
    public init<ID: Hashable>(idType: ID.Type, edge: Edge) { goal = .edge(edge) }
    public init(edge: Edge) { goal = .edge(edge) }
    public init(point: CGPoint) { goal = .point(point) }

    public var edge: Edge? {
        if case .edge(let edge) = goal { edge } else { nil }
    }

    public var point: CGPoint? {
        if case .point(let point) = goal { point } else { nil }
    }

    public var viewID: (any Hashable)? {
        if case .id(let id) = goal { id.base as? any Hashable } else { nil }
    }

    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
        if case .id(let id) = goal { id.base as? ID } else { nil }
    }

    public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) {
        order(.id(AnyHashable(id)))
    }
    public mutating func scrollTo(edge: Edge) { order(.edge(edge)) }
    public mutating func scrollTo(point: CGPoint) { order(.point(point)) }
    public mutating func scrollTo(x: CGFloat = 0, y: CGFloat) { order(.point(CGPoint(x: x, y: y))) }

    private mutating func order(_ goal: Goal) {
        self.goal = goal
        orders += 1
        isPositionedByUser = false
    }
}

extension ScrollPosition.Goal {
    /// Returns the index of the row that is at the top after scrolling to this position.
    @MainActor func row(in list: LazyNode) -> Int? {
        switch self {
        case .edge(.top), .edge(.leading): 0
        case .edge(.bottom), .edge(.trailing): list.totalRows
        case .id(let id): list.row(of: id)
        case .point(let point): Int(point.y / ScrollGeometry.rowHeight)
        }
    }
}

extension View {
    /// Scrolls the list inside this view when the app writes `position`. When the user scrolls, the modifier writes the
    /// new position to the binding.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
        -> some View
    {
        modifier(
            _PositionModifier(
                read: { position.wrappedValue },
                write: { key in
                    var new = position.wrappedValue
                    new.goal = key.map { .id($0) }
                    new.isPositionedByUser = true
                    position.wrappedValue = new
                }, place: position))
    }

    /// Scrolls the list inside this view when the app writes `id`. When the user scrolls, the modifier writes the
    /// identity of the top view to the binding.
    nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
        -> some View
    {
        // Only the main actor uses the binding `id`, so `nonisolated(unsafe)` is safe.
        nonisolated(unsafe) let id = id
        return modifier(
            _PositionModifier(
                read: {
                    var position = ScrollPosition()
                    position.goal = id.wrappedValue.map { .id(AnyHashable($0)) }
                    return position
                },
                write: { key in
                    let new = key?.base as? ID
                    if id.wrappedValue != new { id.wrappedValue = new }
                }, place: id))
    }

    /// Makes the list inside this view start at `anchor`. A list with the anchor at the bottom stays at the bottom when
    /// rows are added.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modified(
            by: ScrollWatch(heard: { list, before in
                guard let anchor, anchor.y > 0 else { return }
                let wasAtEnd = before.map { $0.firstRow + list.window >= $0.totalRows } ?? true
                if wasAtEnd { list.scroll(to: Int(Double(list.totalRows) * Double(anchor.y))) }
            }))
    }

    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View
    {
        defaultScrollAnchor(role == .alignment ? nil : anchor)
    }
}

nonisolated public enum ScrollAnchorRole: Hashable, Sendable { case initialOffset, sizeChanges, alignment }

/// Keeps a scroll position and a list in sync.
nonisolated private struct _PositionModifier<Place>: ViewModifier {
    let read: () -> ScrollPosition
    let write: @MainActor (AnyHashable?) -> Void
    let place: Binding<Place>
    @State private var follower = _Follower()

    init(
        read: @escaping () -> ScrollPosition, write: @escaping @MainActor (AnyHashable?) -> Void,
        place: Binding<Place>
    ) {
        self.read = read
        self.write = write
        self.place = place
    }

    @MainActor func body(content: Content) -> some View {
        let (position, follower, write) = (read(), follower, write)
        return content.modified(
            by: ScrollWatch(
                heard: { list, before in
                    // A new list scrolls to the position in the binding. After the list's first scroll, each
                    // scroll of the list changes the position in the binding.
                    if before == nil { return follower.follow(position, in: list) }
                    guard before?.firstRow != list.firstRow, let top = list.visibleKeys.first else { return }
                    guard !follower.isScrolling else { return }
                    follower.seen(top)
                    write(top)
                },
                settled: { list in follower.follow(position, in: list) }))
    }
}

@MainActor private final class _Follower {
    private var followed: ScrollPosition?
    private(set) var isScrolling = false

    nonisolated init() {}

    /// Scrolls the list to the position if the app has written the position since the last call.
    func follow(_ position: ScrollPosition, in list: LazyNode) {
        defer { followed = position }
        guard position.goal != followed?.goal || position.orders != followed?.orders else { return }
        guard !position.isPositionedByUser, let row = position.goal?.row(in: list) else { return }
        list.scroll(to: row)
    }

    /// Records that the user scrolled the list to this view.
    func seen(_ top: AnyHashable) {
        followed?.goal = .id(top)
    }
}
