import SwiftUI

/// Bindings to two states differ, even if their values are equal. Bindings made of closures always differ.
struct BoundChild: View {
    let input: Int
    @State private var first = 0
    @State private var second = 0
    @State private var count = 0

    var body: some View {
        let _ = print("parent's body \(count)")
        Button("run the body again") { count += 1 }
        Child(name: "bound", number: input == 0 ? $first : $second)
        Child(name: "closures", number: Binding(get: { 7 }, set: { _ in }))
        Child(name: "constant", number: .constant(8))
    }

    private struct Child: View {
        let name: String
        @Binding var number: Int

        var body: some View {
            let _ = print("\(name): \(number)")
            Button("add to \(number)") { number += 1 }
        }
    }
}
