import SwiftUI

/// A task starts again at each new appearance, even with the same id.
struct TaskReappearance: View {
    let input: Int

    var body: some View {
        TabView(selection: .constant(input)) {
            Text("first")
                .task(id: "same") {
                    print("first's task starts")
                    try? await Task.sleep(for: .seconds(60))
                    print("first's task \(Task.isCancelled ? "was cancelled" : "is done")")
                }
                .tag(0)
            Text("second").tag(1)
        }
    }
}
