// Search fields with tokens, such as a contact in a mail search. The screen shows the views that `token`
// makes next to the search field. Suggested tokens show while the search field contains text; a tap on a
// suggestion adds the token.

extension View {
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(_ScopesModifier(picker: _Tokens(text: text, tokens: tokens, suggested: nil, token: token)))
            .searchable(text: text, placement: placement, prompt: prompt)
            .environment(\.searchTokens, SearchTokens(tokens))
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

    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        modifier(
            _ScopesModifier(
                picker: _Tokens(text: text, tokens: tokens, suggested: suggestedTokens, token: token))
        )
        .searchable(text: text, placement: placement, prompt: prompt)
        .environment(\.searchTokens, SearchTokens(tokens))
    }

    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
            prompt: Text(prompt), token: token)
    }
}

extension View {
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        modifier(_ScopesModifier(picker: _Tokens(text: text, tokens: tokens, suggested: nil, token: token)))
            .searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
            .environment(\.searchTokens, SearchTokens(tokens))
    }

    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt),
            token: token)
    }

    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        modifier(
            _ScopesModifier(
                picker: _Tokens(text: text, tokens: tokens, suggested: suggestedTokens, token: token))
        )
        .searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
        .environment(\.searchTokens, SearchTokens(tokens))
    }

    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// The closure `token` receives a binding, so that the user can edit the token.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
        C.Index: Hashable
    {
        modifier(_ScopesModifier(picker: ForEach(editableTokens) { token($0) }))
            .searchable(text: text, placement: placement, prompt: prompt)
            .environment(\.searchTokens, SearchTokens(editableTokens))
    }

    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
        C.Index: Hashable
    {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: Text(prompt),
            token: token)
    }

    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable,
        C.Index: Hashable
    {
        modifier(_ScopesModifier(picker: ForEach(editableTokens) { token($0) }))
            .searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
            .environment(\.searchTokens, SearchTokens(editableTokens))
    }

    @_disfavoredOverload nonisolated public func searchable<C, T: View, Prompt: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Prompt,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }
}

/// Adds a suggested token to the search field if the token has the field's token type.
nonisolated struct SearchTokens {
    let add: @MainActor (Any) -> Void

    init<C: RangeReplaceableCollection>(_ tokens: Binding<C>) {
        // Only the main actor uses the binding `tokens`, so `nonisolated(unsafe)` is safe.
        nonisolated(unsafe) let tokens = tokens
        add = { token in
            if let token = token as? C.Element { tokens.wrappedValue.append(token) }
        }
    }
}

nonisolated private enum SearchTokensKey: EnvironmentKey {
    static var defaultValue: SearchTokens? { nil }
}

extension EnvironmentValues {
    /// The binding to the search field's tokens. A tap on a suggestion adds the suggestion's token.
    nonisolated var searchTokens: SearchTokens? {
        get { self[SearchTokensKey.self] }
        set { self[SearchTokensKey.self] = newValue }
    }
}

nonisolated private struct _Tokens<C, T: View>: View
where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let text: Binding<String>
    let tokens: Binding<C>
    let suggested: Binding<C>?
    let token: (C.Element) -> T

    @MainActor var body: some View {
        ForEach(tokens.wrappedValue) { token($0) }
        if let suggested, !text.wrappedValue.isEmpty {
            ForEach(suggested.wrappedValue) { choice in
                Button {
                    tokens.wrappedValue.append(choice)
                    text.wrappedValue = ""
                } label: {
                    token(choice)
                }
            }
        }
    }
}
