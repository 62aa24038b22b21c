import SwiftUI

/// One tap is no double tap. A scenario's tap counts as a double tap if the view waits only for those. One
/// line of a view's text is enough to name the touched view.
struct CountedTaps: View {
    let input: Int
    @State private var log = ""

    var body: some View {
        Text("both").onTapGesture(count: 2) { log += "double " }.onTapGesture { log += "single " }
        Text("only double").onTapGesture(count: 2) { log += "double " }
        VStack { Text("inner").onTapGesture(count: 2) { log += "inner double " } }
            .onTapGesture { log += "outer single " }
        Text("first or second")
            .gesture(
                TapGesture(count: 2).onEnded { log += "two " }
                    .exclusively(before: TapGesture().onEnded { log += "one " }))
        Group {
            Text("left")
            Text("right")
        }
        .onTapGesture { log += "group " }
        Text("log \(log)")
    }
}
