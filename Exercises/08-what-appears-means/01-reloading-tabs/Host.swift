import Lab
import SwiftUI

/// The app around your home screen. The knob `banner` changes a line above it.
struct Host: View {
    @Knob var banner = "Welcome"

    var body: some View {
        VStack {
            Text(banner)
            Home()
        }
    }
}
