/// A view that can have the focus, such as a text field, linked to the app's focus state.
///
/// The focused node and all focus nodes that contain the focused node have the focus. The user moves the focus by
/// tapping a field. The app moves the focus by writing the focus state. A node that disappears loses the focus.
@MainActor open class FocusNode: Node {
    public struct Link {
        let state: AnyHashable?
        let followsOuter: Bool
        let holds: @MainActor () -> Bool
        let take: @MainActor () -> Void
        let drop: @MainActor () -> Void

        /// - Parameters:
        ///   - state: the identity of the app's focus state, which several nodes may share.
        ///   - followsOuter: true if this node also gets the focus when the app focuses a node that contains this node.
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

    /// The inner focus node that gets the focus together with this node.
    fileprivate var follower: FocusNode? {
        tree.focusPlaces.lazy.compactMap(\.node).first {
            $0 !== self && $0.link.followsOuter && self.isAround($0)
                && $0.placesAround.dropFirst().prefix { $0 !== self }.isEmpty
        }
    }

    fileprivate var placesAround: [FocusNode] {
        sequence(first: self, next: \.parent).compactMap { $0 as? FocusNode }
    }

    /// Moves the focus to this node after a tap. The focus nodes around this node gain the focus too, and all other
    /// nodes lose the focus.
    public func takeFocus() {
        let around = placesAround
        for place in around where !place.link.holds() { place.link.take() }
        tree.dropFocus(except: around.map(\.link.state))
    }

    /// Takes the focus from the nodes around this node, because the user has left this node.
    public func loseFocus() {
        for place in placesAround where place.link.holds() { place.link.drop() }
    }
}

extension Tree {
    /// Call `focusWasWritten` after the app writes a focus state to move the focus. After the update, the focus moves
    /// to the view that the focus state names. If the view that the focus state names is not on screen, the focus state
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

    /// Call `focusWasLeft` after the app writes a focus state to end the focus of a view. After the update, every focus
    /// node around the view loses the focus too, unless the node contains another focused view.
    public nonisolated func focusWasLeft<Value>(in state: StateCell<Value>) {
        onEngine {
            simulation.afterEverythingDue { [weak self] in self?.leaveFocus(of: ObjectIdentifier(state)) }
        }
    }

    private func leaveFocus(of state: AnyHashable) {
        let left = focusPlaces.compactMap(\.node).filter { $0.link.state == state && !$0.link.holds() }
        for follower in left.compactMap(\.follower) where follower.link.holds() { follower.link.drop() }
        // Inner nodes come first, so each inner node loses the focus before the loop checks the node around the inner
        // node.
        for outer in left.flatMap({ $0.placesAround }) where outer.link.holds() {
            let isInside = focusPlaces.compactMap(\.node).contains {
                $0 !== outer && $0.link.holds() && outer.isAround($0)
            }
            if !isInside { outer.link.drop() }
        }
    }

    /// Returns false if no view on screen has the focus through this state.
    private func settleFocus(of state: AnyHashable) -> Bool {
        let places = focusPlaces.compactMap(\.node).filter { $0.link.holds() }
        guard let place = places.first(where: { $0.link.state == state }) else { return false }
        // Every focus node around the focused node has the focus too.
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

    public func dropFocus() { dropFocus(except: []) }

    fileprivate func dropFocus(except states: [AnyHashable?]) {
        for place in focusPlaces.compactMap(\.node)
        where !states.contains(place.link.state) && place.link.holds() {
            place.link.drop()
        }
    }
}
