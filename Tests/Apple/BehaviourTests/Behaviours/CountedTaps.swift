import SwiftUI

/// One tap does not trigger a double tap. In a scenario, a tap on a view that accepts only double taps counts as a double
/// tap. A scenario can name a view by one line of the view's text.
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
