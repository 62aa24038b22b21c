import Lab
import SwiftUI

/// The app around your conversation. When another person writes, this body runs again.
struct Host: View {
    @Knob var name = "ada"
    @Knob var unread = 0

    var body: some View {
        VStack {
            Text("\(unread) unread messages")
            Conversation(name: name)
        }
    }
}
