// earns: missed-fetch, wrong-screen
// at: .task(id: attempt) {
// The idle state shows nothing. A view without content never appears, so its task never starts.

import SwiftUI

/// Loads a boarding pass, and publishes the state of the load.
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

/// The pass with this code.
struct BoardingPass: View {
    let code: String

    @State private var loader = PassLoader()
    @State private var attempt = 0

    var body: some View {
        VStack {
            pass
                .task(id: attempt) {
                    await loader.load(code)
                }
        }
    }

    private var pass: some View {
        Group {
            switch loader.state {
            case .idle:
                EmptyView()
            case .loading:
                ProgressView()
            case .loaded(let pass):
                Image(uiImage: pass)
            case .failed(.offline):
                Text("You are offline")
                Button("Try again") { attempt += 1 }
            case .failed(.unknownCode):
                Text("There is no pass with this code")
            case .failed(.other):
                Text("Could not load the pass")
                Button("Try again") { attempt += 1 }
            }
        }
    }
}
