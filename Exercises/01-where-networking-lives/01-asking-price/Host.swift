import Lab
import SwiftUI

/// The shop around your page. The basket in its corner changes when it likes.
struct Host: View {
    @Knob var basket = 0

    var body: some View {
        ProductPage(basket: basket)
    }
}
