import SwiftUI

/// A modifier with a body acts like a view: it holds state, and its body runs when its fields or state
/// change. A change of the modified view alone does not run the modifier's body.
struct CustomModifier: View {
    let input: Int
    @State private var count = 0

    var body: some View {
        let _ = print("parent's body \(count)")
        Button("parent") { count += 1 }
        Modified(count: count).modifier(Counting(name: input))
    }

    private struct Modified: View {
        let count: Int

        var body: some View {
            let _ = print("content's body \(count)")
            Text("content \(count)")
        }
    }

    private struct Counting: ViewModifier {
        let name: Int
        @State private var taps = 0

        func body(content: Content) -> some View {
            let _ = print("modifier's body \(name)")
            VStack {
                content.onAppear { print("content appears") }
                Button("tapped \(taps)") { taps += 1 }
            }
        }
    }
}
