import SwiftUI

/// A child's init runs with the parent's body. A child's body runs only if the parent passes a different value.
struct ParentAndChild: View {
    let input: Int
    @State private var other = 0

    var body: some View {
        let _ = print("parent's body \(other)")
        Button("other") { other += 1 }
        Child(value: input)
    }

    private struct Child: View {
        let value: Int

        init(value: Int) {
            self.value = value
            print("child's init")
        }

        var body: some View {
            let _ = print("child's body \(value)")
            Text("\(value)")
        }
    }
}
