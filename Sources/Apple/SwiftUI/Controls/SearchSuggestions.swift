extension View {
    /// Shows search suggestions below the search field while the field contains text. A tap on a suggestion
    /// writes the suggestion's completion into the search field.
    nonisolated public func searchSuggestions<Suggestions: View>(
        @ViewBuilder _ suggestions: @escaping () -> Suggestions
    ) -> some View {
        // Only the main actor calls `suggestions`, so `nonisolated(unsafe)` is safe.
        nonisolated(unsafe) let suggestions = suggestions
        return environment(\.searchSuggestions, SearchSuggestions { AnyView(suggestions()) })
    }

    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View { self }

    /// A tap on this suggestion writes `completion` into the search field.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        _Completion(text: completion, token: nil, label: self)
    }

    /// A tap on this suggestion replaces the typed text with a token.
    @_disfavoredOverload nonisolated public func searchCompletion<Token: Identifiable>(
        _ token: Token
    ) -> some View {
        _Completion(text: "", token: token, label: self)
    }

    nonisolated public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: @escaping () -> Suggestions
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    nonisolated public func searchable<Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: @escaping () -> Suggestions
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }

    @_disfavoredOverload nonisolated public func searchable<Prompt: StringProtocol, Suggestions: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt,
        @ViewBuilder suggestions: @escaping () -> Suggestions
    ) -> some View {
        searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
    }
}

nonisolated public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchSuggestionsPlacement(name: "automatic")
    public static let menu = SearchSuggestionsPlacement(name: "menu")
    public static let content = SearchSuggestionsPlacement(name: "content")

    nonisolated public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let menu = Set(rawValue: 1)
        public static let content = Set(rawValue: 2)
    }
}

nonisolated struct SearchSuggestions {
    let make: @MainActor () -> AnyView
}

nonisolated private enum SearchSuggestionsKey: EnvironmentKey {
    static var defaultValue: SearchSuggestions? { nil }
}

nonisolated private enum SearchTextKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
}

extension EnvironmentValues {
    nonisolated var searchSuggestions: SearchSuggestions? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// The text of the search field to which a suggestion belongs.
    nonisolated var searchText: Binding<String>? {
        get { self[SearchTextKey.self] }
        set { self[SearchTextKey.self] = newValue }
    }
}

nonisolated private struct _Completion<Label: View>: View {
    let text: String
    let token: Any?
    let label: Label
    @Environment(\.searchText) private var field
    @Environment(\.searchTokens) private var tokens

    init(text: String, token: Any?, label: Label) {
        self.text = text
        self.token = token
        self.label = label
    }

    @MainActor var body: some View {
        Button {
            if let token { tokens?.add(token) }
            field?.wrappedValue = text
        } label: {
            label
        }
    }
}

/// The search suggestions that a field shows while the field contains text.
nonisolated struct _ShownSuggestions: View {
    let text: Binding<String>
    @Environment(\.searchSuggestions) private var suggestions

    init(text: Binding<String>) { self.text = text }

    @MainActor var body: some View {
        if let suggestions, !text.wrappedValue.isEmpty {
            suggestions.make().environment(\.searchText, text)
        }
    }
}
