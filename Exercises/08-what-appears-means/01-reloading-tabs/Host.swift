import Lab
import SwiftUI

/// The app around your home screen, with a line that changes now and then.
struct Host: View {
    @Knob var banner = "Welcome"

    var body: some View {
        VStack {
            Text(banner)
            Home()
        }
    }
}
