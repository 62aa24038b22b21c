import SwiftUI

/// A sheet belongs to the view that presents it. Removing the presenting view removes the sheet and the sheet's
/// tasks.
struct PresenterGone: View {
    let input: Int

    var body: some View {
        if input < 1 { Presenter() } else { Text("gone") }
    }

    struct Presenter: View {
        @State private var isShown = true

        var body: some View {
            Text("presenter")
                .onDisappear { print("the presenter disappears") }
                .sheet(isPresented: $isShown) {
                    Text("sheet")
                        .onDisappear { print("the sheet disappears") }
                        .task {
                            guard let url = URL(string: "https://a.example/sheet") else { return }
                            _ = try? await URLSession.shared.data(from: url)
                        }
                }
        }
    }
}
