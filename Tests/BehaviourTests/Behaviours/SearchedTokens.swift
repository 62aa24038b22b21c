import SwiftUI

/// The tokens of a search are beside its field; a suggested one is added by a touch while the search has text.
struct SearchedTokens: View {
    let input: Int
    @State private var text = ""
    @State private var tokens: [Kind] = []
    @State private var suggested = Kind.allCases

    private enum Kind: String, CaseIterable, Identifiable {
        case film, song
        var id: Self { self }
    }

    var body: some View {
        NavigationStack {
            Text("\(tokens.count) tokens")
        }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.rawValue) }
        .onChange(of: input) { tokens = [.song] }
    }
}
