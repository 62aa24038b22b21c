import Lab
import SwiftUI

/// The app around your screen. Another code is another screen.
struct Host: View {
    @Knob var code = "QX7"

    var body: some View {
        BoardingPass(code: code).id(code)
    }
}
