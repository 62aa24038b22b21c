import Lab
import SwiftUI

/// The app around your list. A message that arrives runs this body again.
struct Host: View {
    @Knob var unread = 0

    var body: some View {
        OrderList(unread: unread)
    }
}
