// has no member 'scrollPosition'
import SwiftUI

struct FollowedScroll: View {
    @State private var top: Int?
    var body: some View {
        ScrollView { LazyVStack { ForEach(0..<100) { Text("\($0)") } } }.scrollPosition(id: $top)
    }
}
