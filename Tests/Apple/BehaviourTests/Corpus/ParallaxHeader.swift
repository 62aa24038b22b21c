import SwiftUI

struct ParallaxHeader<Header: View, Content: View>: View {
    @ViewBuilder var header: Header
    @ViewBuilder var content: Content
    @State private var offset: CGFloat = 0
    @State private var size = CGSize.zero

    var body: some View {
        ScrollView {
            header
                .visualEffect { effect, proxy in
                    effect.offset(y: -max(proxy.frame(in: .scrollView).minY, 0))
                }
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { old, new in
                    if old != new { size = new }
                }
            content
        }
        .onScrollGeometryChange(for: CGFloat.self) {
            $0.contentOffset.y
        } action: { _, new in
            offset = new
        }
        .navigationTitle(offset > size.height ? "Title" : "")
        .toolbarBackground(offset > 10 ? .visible : .hidden, for: .navigationBar)
        .scrollEdgeEffectStyle(.soft, for: .top)
    }
}

#Preview("Header", traits: .sizeThatFitsLayout) {
    ParallaxHeader {
        Color.teal.frame(height: 200)
    } content: {
        Text("Body")
    }
}
