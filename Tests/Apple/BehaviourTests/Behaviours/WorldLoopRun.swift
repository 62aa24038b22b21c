import SwiftUI

/// Running a run loop inside the main loop is not simulated, and is reported.
struct WorldLoopRun: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            RunLoop.current.run(until: Date().addingTimeInterval(1))
        }
    }
}
