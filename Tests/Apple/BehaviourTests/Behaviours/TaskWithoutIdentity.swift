import SwiftUI

/// A new input runs the body but does not restart a task without an id, which keeps the first input.
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
