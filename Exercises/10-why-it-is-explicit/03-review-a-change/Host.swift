import Lab
import SwiftUI

extension EnvironmentValues {
    @Entry var language = "en"
}

/// The app around the page: which order it shows, and in what language.
struct Host: View {
    @Knob var order = 7
    @Knob var language = "en"

    var body: some View {
        OrderPage(order: order)
            .environment(\.language, language)
    }
}
