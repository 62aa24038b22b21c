import SwiftUI

/// Without `id`, a `ForEach` reads the range only once, and the engine reports a later change of the range. With `id`,
/// a `ForEach` updates when its range changes.
struct ConstantRange: View {
    let input: Int

    var body: some View {
        ForEach(0..<2 + input) { Text("once \($0) of \(input)") }
        ForEach(0..<2 + input, id: \.self) { Text("row \($0)") }
    }
}
