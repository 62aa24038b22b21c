/// The position of a search field has no effect, because the field is always above its content.
public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()

    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }

    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
        -> SearchFieldPlacement
    {
        .navigationBarDrawer
    }

    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let toolbarPrincipal = SearchFieldPlacement()
}

/// A search field above its content.
nonisolated struct _SearchModifier: ViewModifier {
    @Binding var text: String
    let isPresented: Binding<Bool>?
    let prompt: Text
    @Environment(\.submitActions) private var submit
    @Environment(\.searchFocus) private var focus

    @MainActor func body(content: Content) -> some View {
        let field = ValueControl(
            prompt, reading: text, handler: Typing(replace: { replace(by: $0) }, submit: { submit(.search) }))
        if let focus { focus.place(AnyView(field)) } else { field }
        _ShownSuggestions(text: $text)
        content
            .environment(\.isSearching, isPresented?.wrappedValue ?? false || !text.isEmpty)
            .environment(\.dismissSearch, DismissSearchAction { replace(by: "") })
    }

    /// A search begins at the first letter and ends when the search text is empty.
    @MainActor private func replace(by text: String) {
        self.text = text
        isPresented?.wrappedValue = !text.isEmpty
    }
}

nonisolated struct _ScopesModifier<Choice: View>: ViewModifier {
    let picker: Choice

    @MainActor func body(content: Content) -> some View {
        picker
        content
    }
}

nonisolated private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// True while the search field around the view contains text or `isPresented` is true.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
}

extension View {
    // Each typed letter in the search field writes `text`. The return key in the search field runs
    // `onSubmit(of: .search)`. The search field writes `isPresented` when the search begins and ends.

    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(_SearchModifier(text: text, isPresented: nil, prompt: prompt ?? Text("Search")))
    }

    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload nonisolated public func searchable<Prompt: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(_SearchModifier(text: text, isPresented: isPresented, prompt: prompt ?? Text("Search")))
    }

    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload nonisolated public func searchable<Prompt: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Prompt
    ) -> some View {
        searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
    }

    /// Adds a picker of search scopes above the content: `choose "People" in "Scope"`.
    nonisolated public func searchScopes<Value: Hashable, Scopes: View>(
        _ scope: Binding<Value>, @ViewBuilder scopes: () -> Scopes
    ) -> some View {
        modifier(_ScopesModifier(picker: Picker("Scope", selection: scope, content: scopes)))
    }

    /// The picker of search scopes always shows; `activation` has no effect.
    nonisolated public func searchScopes<Value: Hashable, Scopes: View>(
        _ scope: Binding<Value>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> Scopes
    ) -> some View {
        searchScopes(scope, scopes: scopes)
    }
}

/// The moment at which the picker of search scopes appears.
nonisolated public struct SearchScopeActivation: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchScopeActivation(name: "automatic")
    public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
    public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}
