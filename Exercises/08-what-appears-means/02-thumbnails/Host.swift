import Lab
import SwiftUI

/// The screen around your gallery. The knob `note` changes a line above it, and "About" opens a page that covers it.
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
