import SwiftUI

/// Of several children, only the child whose fields differ runs its body.
struct ChangedLeaf: View {
    let input: Int
    @State private var numbers = [1, 2, 3]

    var body: some View {
        Button("change the second") { numbers[1] += 10 }
        ForEach(0..<3) { index in Leaf(number: numbers[index]) }
    }

    private struct Leaf: View {
        let number: Int

        var body: some View {
            let _ = print("leaf \(number)")
            Text("\(number)")
        }
    }
}
