import SwiftUI

/// One tap is no double tap. Where only a double tap is waited for, a tap of a scenario is one. A touch may be told by one line of
/// what has the gesture.
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
