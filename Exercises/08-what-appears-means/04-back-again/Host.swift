import Lab
import SwiftUI

/// The app around your news, with a line that changes now and then.
struct Host: View {
    @Knob var weather = "Sunny"

    var body: some View {
        VStack {
            Text(weather)
            NewsScreen()
        }
    }
}
