// unknown attribute 'GestureState'
import SwiftUI

struct Dragged: View {
    @GestureState private var distance: CGFloat = 0
    var body: some View { Text("drag").offset(x: distance) }
}
