import SwiftUI

/// An operation queue that is not done cannot be waited for.
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
