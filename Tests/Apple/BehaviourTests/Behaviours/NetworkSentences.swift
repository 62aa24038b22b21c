import SwiftUI

/// Network errors have Apple's descriptions, such as "The request timed out."
struct NetworkSentences: View {
    let input: Int

    var body: some View {
        Text("sentences").task {
            for path in ["/refused", "/reset", "/timeout"] { await load("https://a.example\(path)") }
            await load("ftp://a.example/file")
        }
        .task(id: input) { await load("https://a.example/slow") }
    }

    private func load(_ address: String) async {
        guard let url = URL(string: address) else { return }
        do {
            _ = try await URLSession.shared.data(from: url)
        } catch {
            print("\(url.path): \(error.localizedDescription)")
        }
    }
}
