// does: Shows the words of a failure at once, without typesetting them.

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
        phase = .loading
        do {
            let text = await typeset(try await Poems.text(of: poem))
            if Task.isCancelled { return }
            phase = .loaded(text)
        } catch {
            if Task.isCancelled { return }
            phase = .failed("Could not load the poem")
        }
    }
}
