import SwiftUI

/// Each typed letter is a separate event: `onChange` runs for each letter, and cancels the previous letter's task. Only
/// the last task sends its request; uncancelled tasks would all send requests.
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
