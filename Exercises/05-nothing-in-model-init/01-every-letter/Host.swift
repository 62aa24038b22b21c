import Lab
import SwiftUI

/// A conversation. Typing below the card runs this body again, because it counts the letters.
struct Host: View {
    @State private var draft = ""

    var body: some View {
        VStack {
            ContactCard(name: "ada")
            Text("\(draft.count) of 160 letters")
            TextField("Message", text: $draft)
        }
    }
}
