import SwiftUI

struct AccessibleRating: View {
    @Binding var rating: Int
    @AccessibilityFocusState private var isFocused: Bool

    var body: some View {
        HStack {
            ForEach(1...5, id: \.self) { star in
                Image(systemName: star <= rating ? "star.fill" : "star")
                    .onTapGesture { rating = star }
                    .accessibilityHidden(true)
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(rating) of 5")
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: rating = min(rating + 1, 5)
            case .decrement: rating = max(rating - 1, 1)
            @unknown default: break
            }
        }
        .accessibilityFocused($isFocused)
        .accessibilityRepresentation { Slider(value: .constant(Double(rating)), in: 1...5) }
        .accessibilityAction(.magicTap) { rating = 5 }
        .onAppear {
            isFocused = true
            AccessibilityNotification.Announcement("Rate it").post()
        }
    }
}
