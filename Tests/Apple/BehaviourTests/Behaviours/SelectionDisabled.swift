import SwiftUI

/// A tap does not select a row with disabled selection, and the row's link only pushes a page. Code can select a
/// row whose selection is disabled.
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
