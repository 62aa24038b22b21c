import SwiftUI

/// A task that takes step after step while no time passes.
struct NoTimePassing: View {
    let input: Int

    var body: some View {
        Text("busy").task {
            while !Task.isCancelled { await Task.yield() }
        }
    }
}
