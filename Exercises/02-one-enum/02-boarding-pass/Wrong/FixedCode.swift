// earns: missed-fetch, unowned-task, missing-cancellation
// The view loads one fixed code and ignores its input.

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

/// The pass with this code.
struct BoardingPass: View {
    let code: String

    @State private var loader = PassLoader()
    @State private var work: Task<Void, Never>?

    var body: some View {
        Group {
            switch loader.state {
            case .loaded(let pass):
                Image(uiImage: pass).resizable().scaledToFit()
            case .failed(let reason):
                Refusal(reason: reason, retry: start)
            default:
                ProgressView()
            }
        }
        .onAppear { start() }
        .onDisappear {
            work?.cancel()
            work = nil
        }
    }

    private func start() {
        work?.cancel()
        work = Task { [loader] in await loader.load("QX7") }
    }
}

private struct Refusal: View {
    let reason: PassLoader.Reason
    let retry: () -> Void

    var body: some View {
        VStack {
            Text(message)
            if reason != .unknownCode {
                Button("Try again", action: retry)
            }
        }
    }

    private var message: String {
        switch reason {
        case .offline: "You are offline"
        case .unknownCode: "There is no pass with this code"
        case .other: "Could not load the pass"
        }
    }
}
