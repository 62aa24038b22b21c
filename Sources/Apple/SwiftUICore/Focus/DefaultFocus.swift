import Lifecycle

/// Focuses a field when the field's view first appears, unless the app has already set the focus.
@MainActor final class DefaultFocusNode: Node {
    fileprivate var place: @MainActor () -> Void
    private var isPlaced = false

    fileprivate init(at site: Site, place: @escaping @MainActor () -> Void, content: (Site) -> Node) {
        self.place = place
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }

    override func didAppear() {
        guard !isPlaced else { return }
        isPlaced = true
        place()
    }
}

nonisolated private struct _DefaultFocusModifier<Value: Hashable>: _PrimitiveModifier {
    let binding: FocusState<Value>.Binding
    let value: Value

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        DefaultFocusNode(at: site, place: { place() }, content: content)
    }

    @MainActor func update(_ node: Node) { node.as(DefaultFocusNode.self).place = { place() } }

    @MainActor private func place() {
        if binding.wrappedValue == binding.none { binding.wrappedValue = value }
    }
}

extension View {
    /// Sets the focus state to `value` when this view first appears, unless the focus state already has a
    /// value.
    nonisolated public func defaultFocus<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, _ value: Value,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modified(by: _DefaultFocusModifier(binding: binding, value: value))
    }
}
