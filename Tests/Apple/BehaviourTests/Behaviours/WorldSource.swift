import SwiftUI

/// Sources are not simulated, and say so.
struct WorldSource: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.activate()
        }
    }
}
