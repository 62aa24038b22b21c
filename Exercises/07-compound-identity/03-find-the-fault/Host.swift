import Lab
import SwiftUI

extension EnvironmentValues {
    /// The currency of the settings.
    @Entry var currency = "eur"
}

/// The shop around the page. Your scenario shows it, sets its knobs, and hides it.
struct Host: View {
    @Knob var product = 7
    @Knob var currency = "eur"

    var body: some View {
        PricePage(product: product)
            .environment(\.currency, currency)
    }
}
