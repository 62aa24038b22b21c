// does: Keeps the words of a failure beside the next poem and its spinner.

import SwiftUI

/// A poem, typeset.
struct PoemPage: View {
    let poem: String

    @State private var text: String?
    @State private var failure: String?
    @State private var isLoading = true

    var body: some View {
        VStack {
            Text("Poem: \(poem)")
            if isLoading { ProgressView() }
            if let text { Text(text) }
            if let failure { Text(failure) }
        }
        .task(id: poem) { await load() }
    }

    private func load() async {
        isLoading = true
        text = nil
        do {
            let fresh = await typeset(try await Poems.text(of: poem))
            if Task.isCancelled { return }
            text = fresh
        } catch {
            if Task.isCancelled { return }
            let words = await typeset("Could not load the poem")
            if Task.isCancelled { return }
            failure = words
        }
        isLoading = false
    }
}
