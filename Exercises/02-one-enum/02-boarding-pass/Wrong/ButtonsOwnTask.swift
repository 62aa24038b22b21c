// earns: unowned-task, missing-cancellation
// looks right in: pass, no-signal
// at: Button("Try again") { Task { await loader.load(code) } }
// The button starts a task that no view owns.

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

    @State private var loader = PassLoader()

    var body: some View {
        VStack {
            switch loader.state {
            case .idle, .loading:
                ProgressView()
            case .loaded(let pass):
                Image(uiImage: pass)
            case .failed(.offline):
                Text("You are offline")
                Button("Try again") { Task { await loader.load(code) } }
            case .failed(.unknownCode):
                Text("There is no pass with this code")
            case .failed(.other):
                Text("Could not load the pass")
                Button("Try again") { Task { await loader.load(code) } }
            }
        }
        .task {
            await loader.load(code)
        }
    }
}
