// has no member 'searchSuggestions'
import SwiftUI

struct SuggestedSearch: View {
    @State private var text = ""
    var body: some View {
        List { Text("row") }.searchable(text: $text).searchSuggestions { Text("swift") }
    }
}
