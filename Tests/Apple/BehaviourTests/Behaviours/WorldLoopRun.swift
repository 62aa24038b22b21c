import SwiftUI

/// The engine does not simulate a run loop inside the main loop, and reports the call.
struct WorldLoopRun: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            RunLoop.current.run(until: Date().addingTimeInterval(1))
        }
    }
}
