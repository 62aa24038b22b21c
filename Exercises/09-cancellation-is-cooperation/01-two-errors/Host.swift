import Lab
import SwiftUI

/// The screen around your search, with a line that changes now and then.
struct Host: View {
    @Knob var note = "Trains run on time"

    var body: some View {
        VStack {
            Text(note)
            StationSearch()
        }
    }
}
