import SwiftUI

struct PagedGallery: View {
    let pages: [String]
    @State private var current: String?
    @State private var position = ScrollPosition(edge: .leading)

    var body: some View {
        VStack {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(pages, id: \.self) { page in
                        Text(page)
                            .containerRelativeFrame(.horizontal)
                            .scrollTransition(.animated, axis: .horizontal) { content, phase in
                                content.scaleEffect(phase.isIdentity ? 1 : 0.8).opacity(
                                    phase.isIdentity ? 1 : 0.5)
                            }
                            .visualEffect { content, proxy in
                                content.hueRotation(.degrees(proxy.frame(in: .global).origin.y / 10))
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollPosition(id: $current)
            .scrollIndicators(.hidden)
            .contentMargins(.horizontal, 20, for: .scrollContent)
            HStack {
                ForEach(pages, id: \.self) { page in
                    Circle().fill(page == current ? .primary : .secondary).frame(width: 6)
                }
            }
            Button("End") { withAnimation { current = pages.last } }
        }
    }
}

struct LogScreen: View {
    let lines: [String]
    @State private var position = ScrollPosition(idType: String.self)
    @State private var isAtEnd = true

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading) { ForEach(lines, id: \.self) { Text($0) } }
        }
        .defaultScrollAnchor(.bottom)
        .scrollPosition($position)
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y + geometry.containerSize.height >= geometry.contentSize.height - 20
        } action: { _, new in
            isAtEnd = new
        }
        .onScrollPhaseChange { _, phase in print(phase.isScrolling) }
        .overlay(alignment: .bottomTrailing) {
            if !isAtEnd { Button("Latest") { position.scrollTo(edge: .bottom) } }
        }
    }
}
