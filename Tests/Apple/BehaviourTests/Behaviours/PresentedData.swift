import SwiftUI

/// An alert or dialog shows the data from its opening, and ignores later changes and the removal of the data.
struct PresentedData: View {
    let input: Int
    @State private var isShown = false

    private var name: String? { input < 2 ? "item \(input)" : nil }

    var body: some View {
        Button("ask") { isShown = true }
            .alert("Delete?", isPresented: $isShown, presenting: name) { name in
                Button("Delete \(name)") { print("deleted \(name)") }
            } message: { name in
                Text("about \(name)")
            }
    }
}
