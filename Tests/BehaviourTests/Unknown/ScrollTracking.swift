// has no member 'onScrollVisibilityChange'
import SwiftUI

struct Tracked: View {
    var body: some View {
        ScrollView {
            Text("row").onScrollVisibilityChange { isVisible in print(isVisible) }
        }
    }
}
