import Lab
import SwiftUI

/// The server of the poems.
enum Poems {
    static func text(of poem: String) async throws -> String {
        guard let url = URL(string: "https://poems.example/\(poem)") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return String(decoding: data, as: UTF8.self)
    }
}

/// Sets a text, which takes 400 ms. It does not check for a cancellation.
func typeset(_ text: String) async -> String {
    await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { continuation.resume(returning: text) }
    }
}

struct Host: View {
    @Knob var poem = "sea"

    var body: some View {
        PoemPage(poem: poem)
    }
}
