// does: Compares the poem's name after the text is set, and so shows the text of an earlier visit to the same poem.

import SwiftUI

/// A poem, typeset.
struct PoemPage: View {
    let poem: String

    @State private var chosen = ""
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
        chosen = poem
        phase = .loading
        do {
            let text = await typeset(try await Poems.text(of: poem))
            if poem != chosen { return }
            phase = .loaded(text)
        } catch {
            if Task.isCancelled { return }
            let words = await typeset("Could not load the poem")
            if poem != chosen { return }
            phase = .failed(words)
        }
    }
}
