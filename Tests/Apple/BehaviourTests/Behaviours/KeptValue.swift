import SwiftUI

/// If `==` returns true, the view keeps its old value, including the old closure.
struct KeptValue: View {
    let input: Int
    @State private var count = 0

    var body: some View {
        Button("parent \(count)") { count += 1 }
        Child(title: "child") { [count] in print("the closure knows \(count)") }.equatable()
    }

    private struct Child: View, Equatable {
        let title: String
        let action: () -> Void
        @State private var taps = 0

        var body: some View {
            let _ = print("child's body")
            Button("\(title) \(taps)") {
                taps += 1
                action()
            }
        }

        nonisolated static func == (left: Self, right: Self) -> Bool { left.title == right.title }
    }
}
