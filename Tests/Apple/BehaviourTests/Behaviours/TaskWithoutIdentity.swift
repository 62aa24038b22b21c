import SwiftUI

/// A new input runs the body. A task without an id does not restart, and so keeps the first input.
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
