// has no member 'onContinueUserActivity'
import SwiftUI

struct Continued: View {
    var body: some View {
        Text("hand-off").onContinueUserActivity("reading") { _ in print("continued") }
    }
}
