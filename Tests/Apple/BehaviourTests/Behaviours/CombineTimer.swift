import Combine
import SwiftUI

/// A timer that the view stores ticks from the view's first appearance until the view's removal.
struct CombineTimer: View {
    let input: Int

    var body: some View {
        if input < 9 { Clock(input: input) }
    }

    struct Clock: View {
        let input: Int
        @State private var timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        @State private var ticks = 0

        var body: some View {
            Text("\(ticks)").onReceive(timer) { _ in
                ticks += 1
                if ticks == 5 { timer.upstream.connect().cancel() }
            }
        }
    }
}
