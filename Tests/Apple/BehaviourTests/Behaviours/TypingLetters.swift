import SwiftUI

/// Each letter typed is an event of its own: `onChange` hears of every one, and a task for each begins and is cancelled
/// at once. Only the last gets to send its request; tasks that are not cancelled send all of them.
struct TypingLetters: View {
    let input: Int
    @State private var text = ""

    var body: some View {
        TextField("Search", text: $text)
            .onChange(of: text) { old, new in
                print("\(old) to \(new)")
                Task { await load("/unowned?q=\(new)") }
            }
            .task(id: text) { if !text.isEmpty { await load("/owned?q=\(text)") } }
    }

    private func load(_ path: String) async {
        guard let url = URL(string: "https://a.example\(path)") else { return }
        _ = try? await URLSession.shared.data(from: url)
    }
}
