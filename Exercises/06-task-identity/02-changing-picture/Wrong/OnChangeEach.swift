// earns: unowned-task, missing-cancellation
// at: task = Task { await load() }
// An onChange for the width and one for the height each start a load, and neither cancels the other's.

import SwiftUI

struct ProfilePicture: View {
    let width: Int
    let height: Int
    @State private var phase = Phase.loading
    @State private var task: Task<Void, Never>?

    private enum Phase {
        case loading
        case loaded(UIImage)
        case failed
    }

    var body: some View {
        VStack {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let picture): Image(uiImage: picture)
            case .failed: Text("Could not load the picture")
            }
        }
        .onAppear { restart() }
        .onChange(of: width) { restart() }
        .onChange(of: height) { restart() }
    }

    private func restart() {
        task?.cancel()
        task = Task { await load() }
    }

    private func load() async {
        phase = .loading
        do {
            let (data, response) = try await URLSession.shared.data(
                from: link("https://img.example/\(width)/\(height)"))
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

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
