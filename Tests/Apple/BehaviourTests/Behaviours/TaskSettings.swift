import SwiftUI

/// By default a task has user-initiated priority. A task may have a name. A task that no actor isolates may also have
/// an executor.
struct TaskSettings: View {
    let input: Int

    var body: some View {
        Text("plain").task { report("plain") }
        Text("low").task(priority: .low) { report("low") }
        Text("named").task(name: "load", priority: .background) { report("named") }
        Text("with id").task(id: 1, name: "reload") { report("with id") }
        Text("elsewhere").task(name: "away", executorPreference: globalConcurrentExecutor) {
            print("elsewhere: on \(#isolation == nil ? "no" : "an") actor, named \(Task.name ?? "nothing")")
        }
    }

    private func report(_ which: String) {
        let isDefault = Task.currentPriority == .userInitiated
        print(
            "\(which): \(isDefault ? "user initiated" : "\(Task.currentPriority)"), named \(Task.name ?? "nothing")"
        )
    }
}
