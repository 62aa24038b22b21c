import SwiftUI

/// An overlay made from a preference updates with the preference. A geometry reader in another view resolves an anchor.
struct PassedBounds: View {
    let input: Int
    @State private var count = 0

    var body: some View {
        VStack {
            Text("a").preference(key: Total.self, value: input)
            Text("b").preference(key: Total.self, value: count)
            Button("More") { count += 1 }
            Text("c").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(Total.self) { total in Text("total \(total)") }
        .backgroundPreferenceValue(Bounds.self) { bounds in
            GeometryReader { proxy in
                if let first = bounds.first { Text("width \(Int(proxy[first].width))") }
            }
        }
    }

    private struct Total: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
            value += nextValue()
        }
    }
}
