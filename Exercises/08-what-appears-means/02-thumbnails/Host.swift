import Lab
import SwiftUI

/// The screen around your gallery, with a line that changes now and then, and a page that covers it.
struct Host: View {
    @Knob var note = "Photos"

    var body: some View {
        NavigationStack {
            VStack {
                Text(note)
                NavigationLink("About") { Text("Taken last summer") }
                Gallery()
            }
        }
    }
}
