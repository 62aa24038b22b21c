import SwiftUI

/// Two views observe an object that publishes in a body, and later off the main actor; the run has two findings.
struct PublishedInBody: View {
    let input: Int
    @StateObject private var counter = Counter()

    var body: some View {
        let _ = input == 1 ? counter.countOnce() : ()
        Text("\(counter.count)")
        Watcher(counter: counter)
        Button("off main") {
            let counter = counter
            Task.detached { counter.count += 1 }
        }
    }

    struct Watcher: View {
        @ObservedObject var counter: Counter
        var body: some View { Text("also \(counter.count)") }
    }

    final class Counter: ObservableObject, @unchecked Sendable {
        @Published var count = 0

        func countOnce() {
            if count == 0 { count = 1 }
        }
    }
}
