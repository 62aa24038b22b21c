import SwiftUI

/// A run loop inside the main loop is not simulated, and says so.
struct WorldLoopRun: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            RunLoop.current.run(until: Date().addingTimeInterval(1))
        }
    }
}
