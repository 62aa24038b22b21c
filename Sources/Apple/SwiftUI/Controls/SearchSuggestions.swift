extension View {
    /// Shows suggestions below the field while the search has text. A touch of one with a completion writes it.
    nonisolated public func searchSuggestions<Suggestions: View>(
        @ViewBuilder _ suggestions: @escaping () -> Suggestions
    ) -> some View {
        // It is called on the main actor only, where the field is.
        nonisolated(unsafe) let suggestions = suggestions
        return environment(\.searchSuggestions, SearchSuggestions { AnyView(suggestions()) })
    }

    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View { self }

    /// What a touch of this suggestion writes into the field.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        _Completion(text: completion, token: nil, label: self)
    }

    /// The token that a touch of this suggestion adds to the field, in place of what was typed.
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
    /// What `searchSuggestions` around a field offers.
    nonisolated var searchSuggestions: SearchSuggestions? {
        get { self[SearchSuggestionsKey.self] }
        set { self[SearchSuggestionsKey.self] = newValue }
    }

    /// The text of the field whose suggestions the view is among.
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

/// The suggestions of a field, as long as its text is not empty.
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
