import SwiftUI

/// The tokens of a search are beside its field. A touch of a suggested one, or of a suggestion that stands for one, adds it in place
/// of the text.
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
