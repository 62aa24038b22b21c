import Lab
import SwiftUI

/// The app around your home screen. It opens with either tab: a notification opens "compose".
struct Host: View {
    @Knob var tab = "feed"
    @Knob var unread = 0

    var body: some View {
        VStack {
            Text("Unread: \(unread)")
            Home(opensWith: tab)
        }
    }
}
