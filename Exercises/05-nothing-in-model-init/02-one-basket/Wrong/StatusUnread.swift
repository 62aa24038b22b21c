// earns: wrong-screen
// The status is ignored: the body of any response is shown as the basket.

import SwiftUI

enum BasketPhase {
    case loading
    case loaded(String)
    case failed
}

struct BasketScreen: View {
    let showsBadge: Bool
    @State private var phase = BasketPhase.loading
    @State private var task: Task<Void, Never>?

    var body: some View {
        VStack {
            if showsBadge { BasketBadge(phase: phase) }
            BasketList(phase: phase)
        }
        .onAppear {
            phase = .loading
            task = Task {
                do {
                    let (data, response) = try await URLSession.shared.data(
                        from: link("https://shop.example/basket"))
                    let code = (response as? HTTPURLResponse)?.statusCode ?? 0
                    phase = code > 0 ? .loaded(String(decoding: data, as: UTF8.self)) : .failed
                } catch {
                    if !Task.isCancelled { phase = .failed }
                }
            }
        }
        .onDisappear { task?.cancel() }
    }
}

struct BasketBadge: View {
    let phase: BasketPhase

    var body: some View {
        switch phase {
        case .loading: Text("Counting")
        case .loaded: Text("Ready to order")
        case .failed: Text("No basket")
        }
    }
}

struct BasketList: View {
    let phase: BasketPhase

    var body: some View {
        switch phase {
        case .loading: ProgressView()
        case .loaded(let content): Text(content)
        case .failed: Text("Could not load the basket")
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
