import SwiftUI

/// The app has one thread, so the engine reports a wait that would block, instead of hanging.
struct WorldSemaphore: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            let semaphore = DispatchSemaphore(value: 1)
            semaphore.wait()
            _ = semaphore.wait(timeout: .now())
            DispatchQueue.global().async { semaphore.signal() }
            semaphore.wait()
            print("not reached")
        }
    }
}
