import SwiftUI

/// Each typed letter is a separate event, and `onChange` runs for each letter. The view's `.task(id:)` sends only the
/// last letter's request, but the tasks that `onChange` creates send all their requests.
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
