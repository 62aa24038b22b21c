import SwiftUI

/// A section with `isExpanded` shows its rows while `isExpanded` is true. A tap on a section's header writes
/// the binding.
struct FoldedSection: View {
    let input: Int
    @State private var isOpen = true

    var body: some View {
        List {
            Section("Plain") { Text("always") }
            Section("Folding", isExpanded: $isOpen) { Row() }
            Section(isExpanded: .constant(false)) {
                Text("never")
            } header: {
                Text("Closed")
            }
        }
        .listStyle(.sidebar)
        Button("fold") { isOpen = false }
    }

    private struct Row: View {
        @State private var taps = 0

        var body: some View {
            Button("row \(taps)") { taps += 1 }
                .onAppear { print("row appears") }
                .onDisappear { print("row disappears") }
        }
    }
}
