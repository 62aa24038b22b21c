import Lab
import SwiftUI

/// The app around your news. The knob `weather` changes a line above it.
struct Host: View {
    @Knob var weather = "Sunny"

    var body: some View {
        VStack {
            Text(weather)
            NewsScreen()
        }
    }
}
