import Lifecycle

/// Focus states that are true while the search field of the modified view has the focus.
nonisolated struct SearchFocus {
    let place: @MainActor (AnyView) -> AnyView
}

nonisolated private enum SearchFocusKey: EnvironmentKey {
    static var defaultValue: SearchFocus? { nil }
}

extension EnvironmentValues {
    nonisolated var searchFocus: SearchFocus? {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
}

nonisolated private struct _SearchFocusModifier<Value: Hashable>: ViewModifier {
    let focus: _FocusModifier<Value>
    @Environment(\.searchFocus) private var outer

    init(focus: _FocusModifier<Value>) { self.focus = focus }

    @MainActor func body(content: Content) -> some View {
        content.environment(
            \.searchFocus,
            SearchFocus { field in
                let field = AnyView(field.modified(by: focus))
                return outer?.place(field) ?? field
            })
    }
}

extension View {
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        modifier(_SearchFocusModifier(focus: _FocusModifier(binding: binding, value: true)))
    }
    nonisolated public func searchFocused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(_SearchFocusModifier(focus: _FocusModifier(binding: binding, value: value)))
    }
}
