import Wire

/// A node with a child for each element of a collection, held by the element's identity.
///
/// The same key keeps the child and its state wherever the element moves; a key that is gone ends it. Inside a list only
/// the rows on screen have children: one that is scrolled away is kept if it holds something that was written, and made
/// anew otherwise.
@MainActor public final class KeyedNode: Node {
    /// The elements, asked for one at a time: a list of a hundred thousand never looks at most of them.
    public struct Elements {
        var count: Int
        var key: @MainActor (Int) -> AnyHashable
        var make: @MainActor (Int, Site) -> Node
        var update: @MainActor (Int, Node) -> Void
        var location: SourceLocation?

        public init(
            count: Int, location: SourceLocation? = nil, key: @escaping @MainActor (Int) -> AnyHashable,
            make: @escaping @MainActor (Int, Site) -> Node, update: @escaping @MainActor (Int, Node) -> Void
        ) {
            self.count = count
            self.location = location
            self.key = key
            self.make = make
            self.update = update
        }
    }

    private var elements: Elements
    private var shown: Range<Int> = 0..<0
    private var made: [AnyHashable: Node] = [:]
    private var hasComplained = false

    public init(at site: Site, _ elements: Elements) {
        self.elements = elements
        super.init(at: site)
        guard rowsOf == nil else { return }  // the list says which rows it wants
        shown = 0..<elements.count
        build(arrange(isNew: true))
    }

    public func update(_ elements: Elements) {
        self.elements = elements
        shown = rowsOf == nil ? 0..<elements.count : shown.clamped(to: 0..<elements.count)
        setChildren(arrange(isNew: false))
        if let rowsOf { tree.needsLayout(rowsOf) }
    }

    /// The children on screen, each with the identity of its element.
    public var shownElements: [(key: AnyHashable, node: Node)] {
        shown.compactMap { index in
            let key = elements.key(index)
            return made[key].map { (key, $0) }
        }
    }

    public override var rowRole: RowRole { .arrangement }
    public override var rowCount: Int { elements.count }

    public override func row(of key: AnyHashable) -> Int? {
        (0..<elements.count).first { elements.key($0) == key }
    }

    public override func showRows(_ range: Range<Int>) {
        guard range != shown else { return }
        shown = range
        setChildren(arrange(isNew: true))
    }

    /// Elements have their own rows inside: what a row contains is not a row of the list.
    private var rowSite: Site {
        var site = inside
        site.rowsOf = nil
        return site
    }

    /// The children for what is shown now, in order, and behind them those that are only kept.
    /// - Parameter isNew: nothing that is there has to be brought up to date.
    private func arrange(isNew: Bool) -> [Node] {
        var visible: [Node] = []
        var keys = Set<AnyHashable>()
        for index in shown {
            let key = elements.key(index)
            guard keys.insert(key).inserted else {
                complain(about: key)
                continue
            }
            let child: Node
            if let known = made[key] {
                child = known
                if !isNew { elements.update(index, known) }
            } else {
                child = elements.make(index, rowSite)
                made[key] = child
            }
            child.setShown(true)
            visible.append(child)
        }
        let kept = made.filter { !keys.contains($0.key) && $0.value.holdsSomethingWritten }
        let alive = rowsOf == nil ? [] : keptAndAlive(kept)
        for (key, _) in made where !keys.contains(key) && !alive.contains(key) { made[key] = nil }
        let hidden = kept.filter { alive.contains($0.key) }.values.sorted { $0.serial < $1.serial }
        for node in hidden { node.setShown(false) }
        return visible + hidden
    }

    /// Of the rows that are kept, those whose elements are still there. Looks at all elements only if it must.
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
    /// Whether anything in this subtree was written and would be lost with it.
    fileprivate var holdsSomethingWritten: Bool {
        first { $0.wasWritten ? true : nil } ?? false
    }
}
