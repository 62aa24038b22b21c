import SwiftUI

/// `onAppear { Task { } }` starts a task at every appearance and cancels none of the tasks.
struct TrapAppearTask: View {
    let input: Int

    var body: some View {
        VStack {
            if input != 1 { Text("feed").onAppear { Task { await load() } } }
        }
    }

    private func load() async {
        guard let url = URL(string: "https://a.example/feed") else { return }
        _ = try? await URLSession.shared.data(from: url)
        print("an answer came")
    }
}
