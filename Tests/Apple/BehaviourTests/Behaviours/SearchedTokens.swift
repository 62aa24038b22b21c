import SwiftUI

/// The tokens of a search appear beside the search field. A tap on a suggested token, or on a search suggestion with a
/// token, adds the token and removes the typed text.
struct SearchedTokens: View {
    let input: Int
    @State private var text = ""
    @State private var tokens: [Kind] = []
    @State private var suggested = [Kind.film, .song]

    private enum Kind: String, Identifiable {
        case film, song, poem
        var id: Self { self }
    }

    var body: some View {
        NavigationStack {
            Text("\(tokens.count) tokens")
        }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.rawValue) }
        .searchSuggestions { Text("a poem").searchCompletion(Kind.poem) }
        .onChange(of: input) { tokens = [.song] }
    }
}
