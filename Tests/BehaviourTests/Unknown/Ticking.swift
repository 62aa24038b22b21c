// cannot find 'TimelineView' in scope
import SwiftUI

struct Ticking: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
    }
}
