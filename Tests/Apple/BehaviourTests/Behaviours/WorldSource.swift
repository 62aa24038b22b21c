import SwiftUI

/// Dispatch sources are not simulated, and are reported.
struct WorldSource: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.activate()
        }
    }
}
