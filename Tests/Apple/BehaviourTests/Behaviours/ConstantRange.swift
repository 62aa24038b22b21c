import SwiftUI

/// A `ForEach` of a range without an `id` reads the range once, and says so when another comes. With an `id` it follows.
struct ConstantRange: View {
    let input: Int

    var body: some View {
        ForEach(0..<2 + input) { Text("once \($0) of \(input)") }
        ForEach(0..<2 + input, id: \.self) { Text("row \($0)") }
    }
}
