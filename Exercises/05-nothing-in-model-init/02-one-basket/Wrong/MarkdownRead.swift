// earns: wrong-screen
// at: case .loaded(let content): Text(LocalizedStringKey(content))
// The body becomes a LocalizedStringKey, so SwiftUI reads Markdown in it.
import SwiftUI

// No model: one enum of the screen, given to both views as a value.
struct BasketScreen: View {
    let showsBadge: Bool
    @State private var phase = BasketPhase.loading
    @State private var task: Task<Void, Never>?

    var body: some View {
        VStack {
            if showsBadge {
                BasketBadge(phase: phase)
            }
            BasketList(phase: phase)
        }
        .onAppear(perform: start)
        .onDisappear(perform: stop)
    }

    private func start() {
        stop()
        phase = .loading
        task = Task {
            let phase = await BasketPhase.load()
            guard !Task.isCancelled else { return }
            self.phase = phase
        }
    }

    private func stop() {
        task?.cancel()
        task = nil
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
        Group {
            switch phase {
            case .loading: ProgressView()
            case .loaded(let content): Text(LocalizedStringKey(content))
            case .failed: Text("Could not load the basket")
            }
        }
    }
}

enum BasketPhase: Equatable {
    case loading
    case loaded(String)
    case failed

    @MainActor
    static func load() async -> BasketPhase {
        guard let url = URL(string: "https://shop.example/basket"),
            let (data, response) = try? await URLSession.shared.data(from: url),
            (response as? HTTPURLResponse)?.statusCode == 200
        else { return .failed }
        return .loaded(String(decoding: data, as: UTF8.self))
    }
}
