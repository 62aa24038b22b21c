// does: Cancels a load when the page disappears, but not when another poem is chosen.

import SwiftUI

/// A poem, typeset.
struct PoemPage: View {
    let poem: String

    @State private var phase = Phase.loading
    @State private var generation = 0
    @State private var loading: Task<Void, Never>?

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
        .onChange(of: poem, initial: true) {
            loading = Task { await load() }
        }
        .onDisappear { loading?.cancel() }
    }

    private func load() async {
        generation += 1
        let mine = generation
        phase = .loading
        do {
            let text = await typeset(try await Poems.text(of: poem))
            if Task.isCancelled || mine != generation { return }
            phase = .loaded(text)
        } catch {
            if Task.isCancelled || mine != generation { return }
            let words = await typeset("Could not load the poem")
            if Task.isCancelled || mine != generation { return }
            phase = .failed(words)
        }
    }
}
