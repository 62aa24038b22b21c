import SwiftUI

/// The engine reports a queue that waits for itself, instead of hanging.
struct WorldSelfWait: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            let queue = DispatchQueue(label: "own")
            let many = DispatchQueue(label: "many", attributes: .concurrent)
            many.sync { many.sync {} }
            queue.async { queue.sync { print("not reached") } }
        }
    }
}
