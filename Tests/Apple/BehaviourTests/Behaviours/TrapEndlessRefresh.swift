import SwiftUI

/// A refresh that waits for an endless stream keeps its spinner.
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
