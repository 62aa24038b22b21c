import SwiftUI

/// A changed id cancels the running task and starts the next task at once, before the cancelled task ends.
struct TaskIdentity: View {
    let input: Int

    var body: some View {
        Text("\(input)").task(id: input) {
            print("\(input) starts")
            do {
                try await Task.sleep(for: .seconds(1))
                print("\(input) is done")
            } catch {
                print("\(input) hears of its cancellation: \(error)")
            }
        }
    }
}
