import SwiftUI

/// Waiting for an unfinished operation queue is reported.
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
