// style: Computed properties say what to show: each can be tested alone, and the compiler does not notice a state without a view.

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

extension PassLoader {
    var pass: UIImage? {
        if case .loaded(let pass) = state { pass } else { nil }
    }

    var message: String? {
        guard case .failed(let reason) = state else { return nil }
        switch reason {
        case .offline: return "You are offline"
        case .unknownCode: return "There is no pass with this code"
        case .other: return "Could not load the pass"
        }
    }

    var canTryAgain: Bool {
        switch state {
        case .failed(.offline), .failed(.other): true
        case .idle, .loading, .loaded, .failed(.unknownCode): false
        }
    }
}

struct BoardingPass: View {
    let code: String

    @State private var loader = PassLoader()
    @State private var tries = [Date]()

    var body: some View {
        VStack {
            if let pass = loader.pass { Image(uiImage: pass).resizable().scaledToFit() }
            if let message = loader.message { Text(message) }
            if loader.canTryAgain { Button("Try again") { tries.append(.now) } }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay {
            if loader.pass == nil && loader.message == nil { ProgressView() }
        }
        .task(id: tries.count) { await loader.load(code) }
    }
}
