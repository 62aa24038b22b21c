import SwiftUI

/// Another input runs the body but does not restart the task, which keeps the first value.
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
