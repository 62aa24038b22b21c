import SwiftUI

/// An app creates a model, passes the model to views, and receives the phases of its scenes.
struct WholeApp: View {
    let input: Int
    var body: some View { _AppRoot(CountingApp.self) }
}

struct CountingApp: App {
    @StateObject private var counter = Counter()
    @Environment(\.scenePhase) private var phase

    final class Counter: ObservableObject {
        @Published var count = 0
        init() { print("a counter is made") }
    }

    var body: some Scene {
        WindowGroup {
            CounterScreen().environmentObject(counter)
        }
        .onChange(of: phase) { old, new in print("\(old) → \(new)") }
        .onChange(of: counter.count) { print("counted to \(counter.count)") }
    }

    struct CounterScreen: View {
        @EnvironmentObject var counter: Counter
        var body: some View { Button("count \(counter.count)") { counter.count += 1 } }
    }
}
