import SwiftUI

/// Another input runs the body again and the task not; the task keeps the value it started with.
struct TaskWithoutIdentity: View {
    let input: Int

    var body: some View {
        let _ = print("body \(input)")
        Text("\(input)").task {
            try? await Task.sleep(for: .seconds(1))
            print("task knows \(input)")
        }
    }
}
