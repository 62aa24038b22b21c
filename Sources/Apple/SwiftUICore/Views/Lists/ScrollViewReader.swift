import Lifecycle

///     ScrollViewReader { proxy in
///         List(messages) { Text($0.text) }
///             .onChange(of: messages.count) { proxy.scrollTo(messages.last?.id) }
///     }
nonisolated public struct ScrollViewReader<Content: View>: View {
    public var content: (ScrollViewProxy) -> Content
    private var place = OwnPlace()

    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    @MainActor public var body: some View {
        content(ScrollViewProxy(reader: place.node))
    }
}

/// Scrolls the lists inside a `ScrollViewReader`.
@MainActor @preconcurrency public struct ScrollViewProxy {
    fileprivate let reader: Loose<Node>?

    /// Scrolls the first list that contains the element until the element is visible. Without an anchor, `scrollTo`
    /// scrolls the list as little as possible. Rows appear and disappear during `scrollTo` as when the user scrolls.
    /// `scrollTo` does nothing in a scroll view without a list or lazy stack.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let _: Void? = reader?.node?.first { node in
            guard let list = node as? LazyNode, let row = list.row(of: AnyHashable(id)) else { return nil }
            list.scroll(to: row, inWindow: anchor.map { Double($0.y) })
            return ()
        }
    }
}

/// The node of the view that has this property.
nonisolated private struct OwnPlace: DynamicProperty {
    private(set) var node: Loose<Node>?

    @MainActor mutating func _connect(_ connection: Connection) { node = Loose(connection.node) }

    @MainActor func _isSame(as other: Self) -> Bool { true }
}
