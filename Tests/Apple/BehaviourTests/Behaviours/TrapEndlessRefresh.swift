import SwiftUI

/// If a refresh waits for an endless stream, the spinner never disappears.
struct TrapEndlessRefresh: View {
    let input: Int
    @State private var number = 0

    var body: some View {
        Text("\(number)").refreshable {
            let (stream, source) = AsyncStream.makeStream(of: Int.self)
            source.yield(1)
            for await next in stream { number = next }
            print("the refresh is over, cancelled: \(Task.isCancelled)")
        }
    }
}
