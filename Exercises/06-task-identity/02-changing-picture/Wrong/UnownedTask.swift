// earns: unowned-task, missing-cancellation, wrong-screen
// looks right in: drawn-again, new-size-after-loading, leaving, failure-left-behind, turned, every-status, every-failure
// at: Task { await load() }
// A change starts a second load. Nothing cancels the first, and the later response is shown.

import SwiftUI

/// A picture of the size its parent asks for.
struct ProfilePicture: View {
    let width: Int
    let height: Int

    @State private var phase = Phase.loading

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
        .task {
            await load()
        }
        .onChange(of: address) {
            Task { await load() }
        }
    }

    private func load() async {
        guard let url = URL(string: address) else {
            phase = .failed
            return
        }
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
