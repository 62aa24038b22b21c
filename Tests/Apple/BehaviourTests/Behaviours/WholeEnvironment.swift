import SwiftUI

/// A view that reads the whole environment depends only on those environment values that it uses.
struct WholeEnvironment: View {
    let input: Int

    var body: some View {
        Reader()
            .environment(\.dynamicTypeSize, input < 2 ? .large : .xLarge)
            .environment(\.colorScheme, input < 1 ? .light : .dark)
    }

    private struct Reader: View {
        @Environment(\.self) private var values

        var body: some View { Text("size \(values.dynamicTypeSize)") }
    }
}
