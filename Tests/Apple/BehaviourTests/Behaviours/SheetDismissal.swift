import SwiftUI

/// A swipe or a button dismisses a sheet and removes the sheet's content. The presenter never disappears, and cannot be
/// touched while the sheet is open.
struct SheetDismissal: View {
    let input: Int
    @State private var isPresented = false

    var body: some View {
        Button("open") { isPresented = true }
            .onAppear { print("presenter appears") }
            .onDisappear { print("presenter disappears") }
            .sheet(isPresented: $isPresented, onDismiss: { print("dismissed") }) {
                Content()
            }
    }

    private struct Content: View {
        @Environment(\.dismiss) private var dismiss
        @State private var taps = 0
        @State private var isAsking = false

        var body: some View {
            Button("taps \(taps)") { taps += 1 }
            Button("close") { dismiss() }
            Button("ask") { isAsking = true }
                .onAppear { print("content appears") }
                .onDisappear { print("content disappears") }
                .task {
                    print("content loads")
                    try? await Task.sleep(for: .seconds(10))
                    print("content \(Task.isCancelled ? "was cancelled" : "is loaded")")
                }
                .alert("Sure?", isPresented: $isAsking) { Button("Yes") { print("yes") } }
        }
    }
}
