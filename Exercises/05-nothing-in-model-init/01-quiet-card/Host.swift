import Lab
import SwiftUI

/// The app around your conversation. A message from another person runs this body again.
struct Host: View {
    @Knob var unread = 0

    var body: some View {
        VStack {
            Text("\(unread) unread messages")
            Conversation(name: "ada")
        }
    }
}
