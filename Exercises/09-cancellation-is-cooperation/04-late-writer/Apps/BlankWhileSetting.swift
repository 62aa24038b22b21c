// does: Ends the spinner at the response, and shows nothing while the text is set.

import SwiftUI

/// A poem, typeset.
struct PoemPage: View {
    let poem: String

    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case setting
        case loaded(String)
        case failed(String)
    }

    var body: some View {
        VStack {
            Text("Poem: \(poem)")
            switch phase {
            case .loading: ProgressView()
            case .setting: EmptyView()
            case .loaded(let text): Text(text)
            case .failed(let words): Text(words)
            }
        }
        .task(id: poem) { await load() }
    }

    private func load() async {
        phase = .loading
        do {
            let plain = try await Poems.text(of: poem)
            if Task.isCancelled { return }
            phase = .setting
            let text = await typeset(plain)
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
