import Lab
import SwiftUI

/// The screen around your account, with a line that changes now and then.
struct Host: View {
    @Knob var account = "7"
    @Knob var note = "Good morning"

    var body: some View {
        VStack {
            Text(note)
            AccountScreen(account: account)
        }
    }
}
