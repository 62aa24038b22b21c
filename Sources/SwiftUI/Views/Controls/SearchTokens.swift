// Search fields with tokens: what `token` makes of each is beside the field. No scenario adds one; the app does.

extension View {
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(_ScopesModifier(picker: _Tokens(tokens: tokens, token: token)))
            .searchable(text: text, placement: placement, prompt: prompt)
    }

    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }

    @_disfavoredOverload nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
    }
}

nonisolated private struct _Tokens<C, T: View>: View
where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> T

    @MainActor var body: some View { ForEach(tokens.wrappedValue) { token($0) } }
}
