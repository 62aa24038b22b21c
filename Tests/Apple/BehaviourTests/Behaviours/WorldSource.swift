import SwiftUI

/// The course does not simulate dispatch sources, and reports the use of a dispatch source.
struct WorldSource: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            let timer = DispatchSource.makeTimerSource(queue: .main)
            timer.activate()
        }
    }
}
