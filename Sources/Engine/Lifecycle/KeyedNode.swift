import Wire

/// A node with one child for each element of a collection, found by the element's key.
///
/// A child keeps its state when its element moves, and ends when the collection no longer has its key. If two elements
/// have the same key, the node shows only the first and records a mistake.
///
/// In a list, only the rows on screen have children, unless the list must run all bodies to count its rows. A row
/// that scrolls away stays alive, hidden, if its state was written. A scrolled-away row whose state was not written
/// ends, and scrolling back makes a new row.
@MainActor public final class KeyedNode: Node {
    /// Reads single elements of a collection, because most elements of a long list are never read.
    ///
    /// The node calls `make` for each new child and `update` for each existing child.
    public struct Elements {
        var count: Int
        var key: @MainActor (Int) -> AnyHashable
        var make: @MainActor (Int, Site) -> Node
        var update: @MainActor (Int, Node) -> Void
        var location: SourceLocation?

        /// True if the node ignores all collections after the first.
        var areConstant: Bool

        /// Compares the keys of all elements in one call, in nodes that show every element.
        var survey: @MainActor (KeySurvey?) -> KeySurvey?

        /// The number of rows that each element makes, if known before the list makes the rows.
        var rowForm: RowForm

        /// Makes the view of an element only to learn the view's identity.
        var look: @MainActor (Int) -> Void

        public init(
            count: Int, location: SourceLocation? = nil, areConstant: Bool = false, rowForm: RowForm = .one,
            survey: @escaping @MainActor (KeySurvey?) -> KeySurvey? = { _ in nil },
            key: @escaping @MainActor (Int) -> AnyHashable,
            make: @escaping @MainActor (Int, Site) -> Node, update: @escaping @MainActor (Int, Node) -> Void,
            look: @escaping @MainActor (Int) -> Void = { _ in }
        ) {
            self.count = count
            self.location = location
            self.areConstant = areConstant
            self.rowForm = rowForm
            self.survey = survey
            self.key = key
            self.make = make
            self.update = update
            self.look = look
        }
    }

    /// Keeps the first collection if `areConstant` is true.
    public var constant: Any?

    private var elements: Elements
    private var survey: KeySurvey?
    private var shown: Range<Int> = 0..<0

    /// The keys of the children on screen, which come first in `children`.
    private var order: [AnyHashable] = []

    /// The keys of the hidden children, which come last in `children`.
    private var keptOrder: [AnyHashable] = []

    /// The keys of hidden children that have not received their newest elements.
    private var outdated: Set<AnyHashable> = []
    private var hasComplained = false

    /// True if the list must make a child for every element to find out how many rows each element makes.
    private var countsByMaking = false
    /// True if the node shows every child; false if a list shows only the rows in its window.
    private var showsAll: Bool { rowsOf == nil || countsByMaking }

    public init(at site: Site, _ elements: Elements) {
        self.elements = elements
        super.init(at: site)
        countsByMaking = elements.rowForm == .unknown && rowsOf?.mustKnowRows ?? false
        asksForIdentities()
        guard showsAll else { return }  // A list requests only the rows in its window.
        shown = 0..<elements.count
        build(arrange(isNew: true))
    }

    /// Makes the view of every element and drops the view again, as a SwiftUI list does to read each view's identity.
    private func asksForIdentities() {
        guard elements.rowForm == .identified, rowsOf?.mustKnowRows ?? false else { return }
        for index in 0..<elements.count { elements.look(index) }
    }

    /// Shown children receive new elements at once. Hidden children receive new elements when the children are shown
    /// again.
    public func update(_ elements: Elements) {
        self.elements = elements
        asksForIdentities()
        shown = showsAll ? 0..<elements.count : shown.clamped(to: 0..<elements.count)
        setChildren(arrange(isNew: false))
        if let rowsOf { tree.needsLayout(rowsOf) }
    }

    /// The index of the element that `child` shows; nil if `child` is not shown.
    public func index(of child: Node) -> Int? {
        guard let key = zip(order, children).first(where: { $0.1 === child })?.0 else { return nil }
        return shown.first { elements.key($0) == key }
    }

    /// The children on screen, each with the identity of its element.
    public var shownElements: [(key: AnyHashable, node: Node)] {
        zip(order, children).filter { !countsByMaking || $0.1.hasAppeared }.map { ($0, $1) }
    }

    public override var rowRole: RowRole { .arrangement }
    public override var rowCount: Int { countsByMaking ? super.rowCount : elements.count }

    public override func row(of key: AnyHashable) -> Int? {
        guard !countsByMaking else {
            guard let place = order.firstIndex(of: key) else { return nil }
            return children[..<place].reduce(0) { $0 + $1.rowCount }
        }
        return (0..<elements.count).first { elements.key($0) == key }
    }

    public override func showRows(_ range: Range<Int>) {
        guard !countsByMaking else { return super.showRows(range) }
        guard range != shown else { return }
        shown = range
        setChildren(arrange(isNew: true))
    }

    /// The `Site` for the rows that this node makes. Views inside a row are not further rows of the list.
    private var rowSite: Site {
        var site = inside
        if !countsByMaking { site.rowsOf = nil }
        return site
    }

    /// Returns the children to show, in order, and then the hidden children to keep.
    /// - Parameter isNew: false after the elements have changed, because existing children then get new elements.
    private func arrange(isNew: Bool) -> [Node] {
        let isFixed = showsAll && (elements.areConstant || keysAreAsBefore())
        var visible: [Node] = []
        var lineup = Lineup(
            after: order, of: shown.count, isFixed: isFixed,
            areDistinct: showsAll && survey?.areDistinct ?? false)
        var known: [AnyHashable: Node]?
        visible.reserveCapacity(shown.count)
        for index in shown {
            let key = isFixed && order.indices.contains(index) ? order[index] : elements.key(index)
            guard let place = lineup.add(key) else {
                complain(about: key)
                continue
            }
            if !place.isAsBefore, known == nil { known = childrenByKey }
            let child: Node
            if let there = place.isAsBefore ? children[visible.count] : known?[key] {
                child = there
                if !isNew || outdated.contains(key) { elements.update(index, there) }
            } else {
                child = elements.make(index, rowSite)
            }
            if !countsByMaking { child.setShown(true) }
            visible.append(child)
        }
        let rest = known ?? (children.count > lineup.keys.count ? childrenByKey : [:])
        order = lineup.keys
        return visible + keep(rest, isNew: isNew)
    }

    private func keysAreAsBefore() -> Bool {
        let before = survey
        survey = elements.survey(before)
        return before != nil && survey === before
    }

    private var childrenByKey: [AnyHashable: Node] {
        Dictionary(uniqueKeysWithValues: zip(order + keptOrder, children))
    }

    /// The children that are not shown but stay alive.
    private func keep(_ before: [AnyHashable: Node], isNew: Bool) -> [Node] {
        keptOrder = []
        let keys = before.isEmpty ? [] : Set(order)
        let gone = before.filter { !keys.contains($0.key) }
        // No child has gone, so no child needs to be hidden or ended.
        guard !gone.isEmpty else {
            outdated = []
            return []
        }
        let kept = gone.filter { $0.value.holdsSomethingWritten }
        let alive = showsAll ? [] : keptAndAlive(kept)
        outdated = isNew ? outdated.intersection(alive) : alive
        let hidden = kept.filter { alive.contains($0.key) }.sorted { $0.value.serial < $1.value.serial }
        for (_, node) in hidden { node.setShown(false) }
        keptOrder = hidden.map(\.key)
        return hidden.map(\.value)
    }

    /// The keys of kept rows whose elements still exist. If no rows are kept, no element is read.
    private func keptAndAlive(_ kept: [AnyHashable: Node]) -> Set<AnyHashable> {
        guard !kept.isEmpty else { return [] }
        var alive = Set<AnyHashable>()
        for index in 0..<elements.count {
            let key = elements.key(index)
            if kept[key] != nil { alive.insert(key) }
        }
        return alive
    }

    private func complain(about key: AnyHashable) {
        guard !hasComplained else { return }
        hasComplained = true
        Scopes.enter(Scope(view: path, phase: .body, location: elements.location)) {
            EventLog.shared.diagnose(
                .duplicateIdentity,
                "two elements of a ForEach have the identity \(key.base); the second is not shown")
        }
    }
}

extension Node {
    /// True if removing this node would lose state that the app has written.
    fileprivate var holdsSomethingWritten: Bool {
        first { $0.wasWritten ? true : nil } ?? false
    }
}
