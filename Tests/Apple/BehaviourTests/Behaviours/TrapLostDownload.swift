import SwiftUI

/// If a task's id changes with an unrelated value, the change cancels work that should continue.
struct TrapLostDownload: View {
    let input: Int

    var body: some View {
        Text("title \(input)").task(id: input) {
            guard let url = URL(string: "https://a.example/film") else { return }
            do {
                _ = try await URLSession.shared.data(from: url)
                print("the film is there")
            } catch {
                print("the film was given up")
            }
        }
    }
}
