/// A place that the focus can be in, such as around a field, and the state that says whether it is there.
///
/// The focus is in one place and those around it. The user moves it by touching a field, the app by writing the state. A place
/// that goes off screen loses it.
@MainActor open class FocusNode: Node {
    /// How the place and its state follow each other.
    public struct Link {
        let state: AnyHashable?
        let followsOuter: Bool
        let holds: @MainActor () -> Bool
        let take: @MainActor () -> Void
        let drop: @MainActor () -> Void

        /// - Parameters:
        ///   - state: equal for places of one state.
        ///   - followsOuter: whether it is what gets the focus that code gives to a place around it.
        public init(
            state: AnyHashable?, followsOuter: Bool = false, holds: @escaping @MainActor () -> Bool,
            take: @escaping @MainActor () -> Void,
            drop: @escaping @MainActor () -> Void
        ) {
            self.state = state
            self.followsOuter = followsOuter
            self.holds = holds
            self.take = take
            self.drop = drop
        }
    }
    public var link: Link

    public init(at site: Site, _ link: Link, content: (Site) -> Node) {
        self.link = link
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    open override func didAppear() { tree.focusPlaces.append(Loose(self)) }

    open override func didDisappear() {
        tree.focusPlaces.removeAll { $0.node == nil || $0.node === self }
        if link.holds() { link.drop() }
    }
}

extension Node {
    fileprivate func isAround(_ node: Node) -> Bool {
        sequence(first: node, next: \.parent).contains { $0 === self }
    }

    /// What follows this place, which the focus has been given to.
    fileprivate var follower: FocusNode? {
        tree.focusPlaces.lazy.compactMap(\.node).first {
            $0 !== self && $0.link.followsOuter && self.isAround($0)
                && $0.placesAround.dropFirst().prefix { $0 !== self }.isEmpty
        }
    }

    fileprivate var placesAround: [FocusNode] {
        sequence(first: self, next: \.parent).compactMap { $0 as? FocusNode }
    }

    /// The user has touched this node: the focus goes to the places around it, and leaves all others.
    public func takeFocus() {
        let around = placesAround
        for place in around where !place.link.holds() { place.link.take() }
        tree.dropFocus(except: around.map(\.link.state))
    }

    /// The user has left this node. The focus is in no place, unless the app has moved it.
    public func loseFocus() {
        for place in placesAround where place.link.holds() { place.link.drop() }
    }
}

extension Tree {
    /// Where the focus is has been written. Once that is on screen, the focus is where the state says, or nowhere: then the state
    /// becomes `none`.
    public nonisolated func focusWasWritten<Value: Equatable>(in state: StateCell<Value>, none: Value) {
        let none = UncheckedBox(none)
        onEngine {
            simulation.afterEverythingDue { [weak self] in
                guard self?.settleFocus(of: ObjectIdentifier(state)) == false else { return }
                if state.value != none.value { state.value = none.value }
            }
        }
    }

    /// The state has been written as if the focus were elsewhere. Once that is on screen, the places around lose it too, unless it is
    /// in another place inside of them.
    public nonisolated func focusWasLeft<Value>(in state: StateCell<Value>) {
        onEngine {
            simulation.afterEverythingDue { [weak self] in self?.leaveFocus(of: ObjectIdentifier(state)) }
        }
    }

    private func leaveFocus(of state: AnyHashable) {
        let left = focusPlaces.compactMap(\.node).filter { $0.link.state == state && !$0.link.holds() }
        for follower in left.compactMap(\.follower) where follower.link.holds() { follower.link.drop() }
        // From the inside out: a place inside has left before the one around it is looked at.
        for outer in left.flatMap({ $0.placesAround }) where outer.link.holds() {
            let isInside = focusPlaces.compactMap(\.node).contains {
                $0 !== outer && $0.link.holds() && outer.isAround($0)
            }
            if !isInside { outer.link.drop() }
        }
    }

    /// False if no place on screen holds the focus by this state.
    private func settleFocus(of state: AnyHashable) -> Bool {
        let places = focusPlaces.compactMap(\.node).filter { $0.link.holds() }
        guard let place = places.first(where: { $0.link.state == state }) else { return false }
        // The focus is in every place around it too, whichever state was written.
        let around = place.placesAround
        for outer in around where !outer.link.holds() { outer.link.take() }
        let follower = place.follower
        if let follower, !follower.link.holds() { follower.link.take() }
        let together =
            places.filter { $0.isAround(place) || place.isAround($0) } + around
            + (follower.map { [$0] } ?? [])
        dropFocus(except: together.map(\.link.state))
        return true
    }

    /// The focus is in no place any more.
    public func dropFocus() { dropFocus(except: []) }

    fileprivate func dropFocus(except states: [AnyHashable?]) {
        for place in focusPlaces.compactMap(\.node)
        where !states.contains(place.link.state) && place.link.holds() {
            place.link.drop()
        }
    }
}
