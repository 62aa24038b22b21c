// earns: missed-fetch, wrong-screen
// looks right in: drawn-again, new-size-after-loading, leaving, failure-left-behind, turned, every-status, every-failure, visits
// at: .task(id: address) {
// The new task starts before the cancelled one has reset the flag, and returns without a load.

import SwiftUI

/// A picture of the size its parent asks for.
struct ProfilePicture: View {
    let width: Int
    let height: Int

    @State private var phase = Phase.loading
    @State private var isLoading = false

    private enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    private var address: String { "https://img.example/\(width)/\(height)" }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture)
            case .failed: Text("Could not load the picture")
            }
        }
        .task(id: address) {
            await load()
        }
    }

    private func load() async {
        guard !isLoading, let url = URL(string: address) else { return }
        isLoading = true
        defer { isLoading = false }
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            if Task.isCancelled { return }
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = UIImage(data: data).map(Phase.loaded) ?? .failed
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
