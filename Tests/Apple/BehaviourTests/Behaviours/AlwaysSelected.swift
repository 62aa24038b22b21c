import SwiftUI

/// A list on a Mac always has one of its rows selected. Clicking another row writes the selection.
struct AlwaysSelected: View {
    struct Topic: Identifiable, Hashable {
        var id: String
    }

    let input: Int
    @State private var chosen = Topic(id: "News")
    @State private var part = "Top"
    private let topics = [Topic(id: "News"), Topic(id: "Sport")]

    var body: some View {
        List(topics, selection: $chosen.id) { Text($0.id) }
            .onChange(of: chosen) { print("\($0.id) to \($1.id)") }
        List(selection: $part) {
            Text("Top").tag("Top")
            Text("Bottom").tag("Bottom")
        }
        .onChange(of: part) { print("\($0) to \($1)") }
    }
}
