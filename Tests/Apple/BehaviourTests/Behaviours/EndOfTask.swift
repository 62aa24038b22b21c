import SwiftUI

/// If `task` is inside `onDisappear`, the task's cancellation comes first; otherwise `onDisappear` runs first.
struct EndOfTask: View {
    let input: Int

    var body: some View {
        Text("task inside")
            .task { await untilCancelled("inside") }
            .onDisappear { print("disappears, task inside") }
        Text("task outside")
            .onDisappear { print("disappears, task outside") }
            .task { await untilCancelled("outside") }
    }

    private func untilCancelled(_ place: String) async {
        await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(60))
        } onCancel: {
            print("the task \(place) is cancelled")
        }
    }
}
