import SwiftUI

/// A `ForEach` over a range without `id` reads the range once and reports a changed one. With `id` it follows.
struct ConstantRange: View {
    let input: Int

    var body: some View {
        ForEach(0..<2 + input) { Text("once \($0) of \(input)") }
        ForEach(0..<2 + input, id: \.self) { Text("row \($0)") }
    }
}
