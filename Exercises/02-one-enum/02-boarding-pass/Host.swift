import SwiftUI

/// The app around your screen.
struct Host: View {
    var body: some View {
        BoardingPass(code: "QX7")
    }
}
