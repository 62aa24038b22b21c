import Wire

/// A node with one child for each element of a collection, found by the element's key.
///
/// A child keeps its state wherever its element moves, and ends when the key is gone. In a list only the rows on screen
/// have children, unless only the children can say how many rows they are. A row that is scrolled away is kept, hidden, if state in it was written. Otherwise it ends, and is made
/// anew when it is scrolled back. Of two elements with one key only the first is shown, which is diagnosed once.
@MainActor public final class KeyedNode: Node {
    /// The elements, asked for one at a time: a list of a hundred thousand never looks at most of them.
    /// `key` and `make` run while the node is made or updated, `update` for children that exist already.
    public struct Elements {
        var count: Int
        var key: @MainActor (Int) -> AnyHashable
        var make: @MainActor (Int, Site) -> Node
        var update: @MainActor (Int, Node) -> Void
        var location: SourceLocation?

        /// Those that come first stay: no later elements are looked at.
        var areConstant: Bool

        /// Looks at all keys at once, in their own type, which costs less than looking at one after the other. Called only where each
        /// element is shown.
        var survey: @MainActor (KeySurvey?) -> KeySurvey?

        /// What a list knows of the rows of each element.
        var rowForm: RowForm

        /// Makes the view of an element and drops it.
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

    /// The collection that came first, where no later one is looked at.
    public var constant: Any?

    private var elements: Elements
    private var survey: KeySurvey?
    private var shown: Range<Int> = 0..<0

    /// The keys of the children on screen, which are the first of the children.
    private var order: [AnyHashable] = []

    /// The later children that stay.
    private var keptOrder: [AnyHashable] = []

    /// Children that were hidden during an update and have not been given their elements since.
    private var outdated: Set<AnyHashable> = []
    private var hasComplained = false

    /// Every element has its child, on screen or not, because only the children know how many rows they are.
    private var countsByMaking = false
    /// No list asks for its rows.
    private var showsAll: Bool { rowsOf == nil || countsByMaking }

    public init(at site: Site, _ elements: Elements) {
        self.elements = elements
        super.init(at: site)
        countsByMaking = elements.rowForm == .unknown && rowsOf?.mustKnowRows ?? false
        asksForIdentities()
        guard showsAll else { return }  // the list asks for the rows that it shows
        shown = 0..<elements.count
        build(arrange(isNew: true))
    }

    /// A list looks at each element for the identity that its view has, and makes the view for that.
    private func asksForIdentities() {
        guard elements.rowForm == .identified, rowsOf?.mustKnowRows ?? false else { return }
        for index in 0..<elements.count { elements.look(index) }
    }

    /// Takes up new elements. Children that are shown get theirs at once, hidden ones when they are shown again.
    public func update(_ elements: Elements) {
        self.elements = elements
        asksForIdentities()
        shown = showsAll ? 0..<elements.count : shown.clamped(to: 0..<elements.count)
        setChildren(arrange(isNew: false))
        if let rowsOf { tree.needsLayout(rowsOf) }
    }

    /// The place of the element that `child` shows; nil if it is no child that is shown.
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

    /// What a row contains is not a row of the list.
    private var rowSite: Site {
        var site = inside
        if !countsByMaking { site.rowsOf = nil }
        return site
    }

    /// The children that are shown now, in order, and after them those that are only kept.
    /// - Parameter isNew: the elements are the same as before, so a child that has its element keeps it.
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

    /// The present children that are not shown and stay.
    private func keep(_ before: [AnyHashable: Node], isNew: Bool) -> [Node] {
        keptOrder = []
        let keys = before.isEmpty ? [] : Set(order)
        let gone = before.filter { !keys.contains($0.key) }
        // Every child has an element that is shown, so none has to be kept or to end.
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

    /// The kept rows whose elements still exist. Looks at the elements only if there are kept rows.
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
    /// Whether state in this subtree was written and would be lost with it.
    fileprivate var holdsSomethingWritten: Bool {
        first { $0.wasWritten ? true : nil } ?? false
    }
}
