import SwiftUI

/// A row whose selection is disabled is not selected by a touch, and a link in it only pushes its page. Code selects it still.
struct SelectionDisabled: View {
    let input: Int
    @State private var chosen: Int?

    var body: some View {
        NavigationStack {
            Text("chosen: \(chosen ?? 0)")
            List(selection: $chosen) {
                ForEach(1...2, id: \.self) { Text("row \($0)").selectionDisabled($0 == input) }
                NavigationLink("link", value: 3).selectionDisabled()
            }
            .navigationDestination(for: Int.self) { Text("page \($0)") }
            Button("by code") { chosen = 2 }
        }
    }
}
