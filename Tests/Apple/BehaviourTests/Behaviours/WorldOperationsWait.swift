import SwiftUI

/// The engine reports a wait for an unfinished operation queue.
struct WorldOperationsWait: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            let queue = OperationQueue()
            queue.addOperation { print("not reached") }
            queue.waitUntilAllOperationsAreFinished()
        }
    }
}
