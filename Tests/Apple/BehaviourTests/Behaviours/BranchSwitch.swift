import SwiftUI

/// The two branches of an `if` are different views: a change of branch ends the state and tasks of the old branch.
struct BranchSwitch: View {
    let input: Int

    var body: some View {
        if input == 0 {
            Waiting(name: "first")
        } else {
            Waiting(name: "second")
        }
    }

    private struct Waiting: View {
        let name: String
        @State private var taps = 0

        var body: some View {
            Button("\(name) \(taps)") { taps += 1 }
                .task {
                    print("\(name) waits")
                    try? await Task.sleep(for: .seconds(10))
                    print("\(name) \(Task.isCancelled ? "was cancelled" : "is done")")
                }
        }
    }
}
