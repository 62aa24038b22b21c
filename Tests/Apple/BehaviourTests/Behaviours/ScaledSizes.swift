import SwiftUI

/// A scaled metric grows with the text size around the view, like the letters of the metric's text style.
struct ScaledSizes: View {
    let input: Int

    var body: some View {
        Sizes()
        Sizes().dynamicTypeSize(input == 0 ? .small : .accessibility3)
    }

    private struct Sizes: View {
        @ScaledMetric private var plain = 34.0
        @ScaledMetric(relativeTo: .caption) private var small: CGFloat = 24

        var body: some View { Text("\(Int(plain)) and \(Int(small))") }
    }
}
