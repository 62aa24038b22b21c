import SwiftUI

/// Another id makes another view: the new view's state is new, and the old view's task is cancelled.
struct IdentityChange: View {
    let input: Int

    var body: some View {
        Counter(name: input).id(input)
    }

    private struct Counter: View {
        let name: Int
        @State private var count = 0

        var body: some View {
            Button("count \(count)") { count += 1 }
                .onAppear { print("\(name) appears") }
                .onDisappear { print("\(name) disappears") }
                .task {
                    print("\(name)'s task starts")
                    try? await Task.sleep(for: .seconds(60))
                    print("\(name)'s task was cancelled")
                }
        }
    }
}
