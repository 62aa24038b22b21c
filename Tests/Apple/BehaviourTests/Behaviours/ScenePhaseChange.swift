import SwiftUI

/// An opened app becomes active after its first views have appeared. Going to the background and back changes
/// the scene phase by way of `inactive`, removes no view and ends no task.
struct ScenePhaseChange: View {
    let input: Int
    @Environment(\.scenePhase) private var phase

    var body: some View {
        Button("\(phase)") {}
            .onAppear { print("appears \(phase)") }
            .onDisappear { print("disappears") }
            .onChange(of: phase) { print("\($0) to \($1)") }
            .task {
                print("begins")
                try? await Task.sleep(for: .seconds(2))
                print(Task.isCancelled ? "cancelled" : "loaded")
            }
    }
}
