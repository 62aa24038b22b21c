import Lab
import SwiftUI

extension EnvironmentValues {
    /// The unit of the amounts: `g`, or `spoons` of 10 g.
    @Entry var unit = "g"
}

/// The kitchen around your page: how many people eat, and how they measure.
struct Host: View {
    @Knob var portions = 2
    @Knob var unit = "g"

    var body: some View {
        RecipePage(portions: portions)
            .environment(\.unit, unit)
    }
}
