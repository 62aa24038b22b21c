import SwiftUI

struct HeaderOffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
}

struct SelectedBoundsKey: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:]
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

struct StickyHeader: View {
    @State private var offset: CGFloat = 0
    @State private var selected = "one"

    var body: some View {
        ScrollView {
            GeometryReader { proxy in
                Color.clear.preference(
                    key: HeaderOffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
            }
            .frame(height: 0)
            HStack {
                ForEach(["one", "two"], id: \.self) { name in
                    Button(name) { selected = name }
                        .anchorPreference(key: SelectedBoundsKey.self, value: .bounds) { [name: $0] }
                }
            }
            .overlayPreferenceValue(SelectedBoundsKey.self) { bounds in
                GeometryReader { proxy in
                    if let anchor = bounds[selected] {
                        let rect = proxy[anchor]
                        Capsule().frame(width: rect.width, height: 2).offset(x: rect.minX, y: rect.maxY)
                    }
                }
            }
            LazyVStack { ForEach(0..<50) { Text("Row \($0)") } }
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(HeaderOffsetKey.self) { offset = $0 }
        .safeAreaInset(edge: .top) { Text("Header").opacity(offset < -40 ? 1 : 0) }
    }
}
