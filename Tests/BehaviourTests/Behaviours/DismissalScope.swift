import SwiftUI

/// What a sheet's `onDismiss` begins is told by that name, and not as work of an `onDisappear`.
struct DismissalScope: View {
    let input: Int
    @State private var isPresented = true

    var body: some View {
        Text("below")
            .sheet(isPresented: $isPresented, onDismiss: { Task { await tell() } }) {
                Text("above")
            }
    }

    private func tell() async {
        guard let url = URL(string: "https://shop.example/dismissed") else { return }
        _ = try? await URLSession.shared.data(from: url)
    }
}
