import SwiftUI

struct CardStack<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { cards in
            VStack(spacing: 12) {
                ForEach(cards) { card in
                    card.padding().background(.regularMaterial, in: .rect(cornerRadius: 12))
                }
                if cards.count > 3 { Text("\(cards.count) cards").font(.caption) }
            }
        }
    }
}

struct CardStackDemo: View {
    var body: some View {
        CardStack {
            Text("One")
            Text("Two")
            ForEach(subviews: Text("Three")) { $0.bold() }
        }
    }
}
