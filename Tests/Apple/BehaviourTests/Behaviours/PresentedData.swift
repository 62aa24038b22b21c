import SwiftUI

/// What an alert or a dialog is about is as it was when it opened. Changes after that are ignored, as is its going away.
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
