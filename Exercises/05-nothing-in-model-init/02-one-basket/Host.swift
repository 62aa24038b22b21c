import Lab
import SwiftUI

/// The shop around your screen. Each new offer runs this body again.
struct Host: View {
    @Knob var offers = 0
    @Knob var showsBadge = true

    var body: some View {
        VStack {
            Text("\(offers) offers")
            BasketScreen(showsBadge: showsBadge)
        }
    }
}
