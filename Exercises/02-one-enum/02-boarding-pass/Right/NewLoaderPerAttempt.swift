// style: Each attempt is a child view with its own loader: nothing has to be reset, and no attempt knows the one before.

import SwiftUI

/// Loads a boarding pass, and publishes the state of the load. This type is right: leave it alone.
@MainActor @Observable
final class PassLoader {
    enum State {
        case idle
        case loading
        case loaded(UIImage)
        case failed(Reason)
    }

    enum Reason {
        case offline
        case unknownCode
        case other
    }

    private(set) var state = State.idle

    func load(_ code: String) async {
        state = .loading
        do {
            guard let url = URL(string: "https://fly.example/passes/\(code)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            let status = (response as? HTTPURLResponse)?.statusCode
            if status == 200, let pass = UIImage(data: data) {
                state = .loaded(pass)
            } else {
                state = .failed(status == 404 ? .unknownCode : .other)
            }
        } catch {
            if Task.isCancelled { return }
            state = .failed((error as? URLError)?.code == .notConnectedToInternet ? .offline : .other)
        }
    }
}

struct BoardingPass: View {
    let code: String
    @State private var attempt = 1

    var body: some View {
        PassAttempt(code: code) { attempt += 1 }
            .id(attempt)
    }
}

private struct PassAttempt: View {
    let code: String
    let again: () -> Void
    @State private var loader = PassLoader()

    var body: some View {
        content
            .task { await loader.load(code) }
    }

    @ViewBuilder private var content: some View {
        if case .loaded(let pass) = loader.state {
            Image(uiImage: pass)
        } else if case .failed(let reason) = loader.state {
            VStack {
                Text(words(reason))
                if reason != .unknownCode {
                    Button("Try again", action: again)
                }
            }
        } else {
            ProgressView()
        }
    }

    private func words(_ reason: PassLoader.Reason) -> String {
        switch reason {
        case .offline: "You are offline"
        case .unknownCode: "There is no pass with this code"
        case .other: "Could not load the pass"
        }
    }
}
