import SwiftUI

/// A task that calls `Task.yield()` in an endless loop, without ever sleeping.
struct NoTimePassing: View {
    let input: Int

    var body: some View {
        Text("busy").task {
            while !Task.isCancelled { await Task.yield() }
        }
    }
}
