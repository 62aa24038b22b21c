import SwiftUI

/// A wait that only this thread could end is reported, not hung in.
struct WorldSemaphore: View {
    let input: Int

    var body: some View {
        Text("").onAppear {
            let semaphore = DispatchSemaphore(value: 1)
            semaphore.wait()
            _ = semaphore.wait(timeout: .now())
            URLSession.shared.dataTask(with: URL(string: "https://a.example/a")!) { _, _, _ in
                semaphore.signal()
            }
            .resume()
            semaphore.wait()
            print("not reached")
        }
    }
}
