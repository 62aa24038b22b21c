// does: Shows the text of a refusal as the poem.

import SwiftUI

/// A poem, typeset.
struct PoemPage: View {
    let poem: String

    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded(String)
        case failed(String)
    }

    var body: some View {
        VStack {
            Text("Poem: \(poem)")
            switch phase {
            case .loading: ProgressView()
            case .loaded(let text): Text(text)
            case .failed(let words): Text(words)
            }
        }
        .task(id: poem) { await load() }
    }

    private func load() async {
        guard let url = URL(string: "https://poems.example/\(poem)") else { return }
        phase = .loading
        do {
            let (data, _) = try await URLSession.shared.data(from: url)
            let text = await typeset(String(decoding: data, as: UTF8.self))
            if Task.isCancelled { return }
            phase = .loaded(text)
        } catch {
            if Task.isCancelled { return }
            let words = await typeset("Could not load the poem")
            if Task.isCancelled { return }
            phase = .failed(words)
        }
    }
}
