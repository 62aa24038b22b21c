import SwiftUI

struct SwipeCard: Identifiable, Equatable {
    let id = UUID()
    var title: String
}

struct SwipeCardsView: View {
    @State private var cards = ["Oslo", "Lima", "Kyoto"].map { SwipeCard(title: $0) }
    @State private var liked: [SwipeCard] = []

    var body: some View {
        ZStack {
            ForEach(cards) { card in
                SwipeCardView(card: card) { isLiked in
                    withAnimation(.spring(duration: 0.3, bounce: 0.2)) { remove(card, isLiked: isLiked) }
                }
                .zIndex(Double(cards.firstIndex(of: card) ?? 0))
            }
            if cards.isEmpty {
                ContentUnavailableView("No cards", systemImage: "rectangle.stack")
            }
        }
        .padding()
        .sensoryFeedback(.impact(weight: .light), trigger: liked.count)
    }

    private func remove(_ card: SwipeCard, isLiked: Bool) {
        if isLiked { liked.append(card) }
        cards.removeAll { $0.id == card.id }
    }
}

private struct SwipeCardView: View {
    let card: SwipeCard
    let onSwipe: (Bool) -> Void
    @State private var offset = CGSize.zero

    var body: some View {
        Text(card.title)
            .font(.largeTitle.bold())
            .frame(maxWidth: .infinity, minHeight: 240)
            .background(.thinMaterial, in: .rect(cornerRadius: 24))
            .offset(offset)
            .rotationEffect(.degrees(offset.width / 20))
            .gesture(drag)
            .accessibilityAction(named: "Like") { onSwipe(true) }
    }

    private var drag: some Gesture {
        DragGesture()
            .onChanged { offset = $0.translation }
            .onEnded { value in
                if abs(value.predictedEndTranslation.width) > 150 {
                    onSwipe(value.translation.width > 0)
                } else {
                    withAnimation(.bouncy) { offset = .zero }
                }
            }
    }
}
