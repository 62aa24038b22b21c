import Lab
import SwiftUI

/// The shop around your page. A scenario changes its basket.
struct Host: View {
    @Knob var basket = 0

    var body: some View {
        ProductPage(basket: basket)
    }
}
