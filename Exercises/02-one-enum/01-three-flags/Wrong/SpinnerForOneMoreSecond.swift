// earns: wrong-screen
// looks right in: orders, nothing-ordered, another-visit
// The screen keeps its spinner for one more second after the response.

import Combine
import SwiftUI

@MainActor
final class OrdersModel: ObservableObject {
    enum Screen {
        case spinner
        case orders(String)
        case nothing
        case trouble
    }

    @Published private(set) var screen = Screen.spinner
    private var job: Task<Void, Never>?

    func load() {
        stop()
        screen = .spinner
        job = Task { [weak self] in
            let next = await Self.request()
            try? await Task.sleep(for: .seconds(1))
            guard !Task.isCancelled else { return }
            self?.screen = next
        }
    }

    func stop() {
        job?.cancel()
        job = nil
    }

    private static func request() async -> Screen {
        guard let url = URL(string: "https://shop.example/orders"),
            let (data, response) = try? await URLSession.shared.data(from: url),
            (response as? HTTPURLResponse)?.statusCode == 200
        else { return .trouble }
        return data.isEmpty ? .nothing : .orders(String(decoding: data, as: UTF8.self))
    }
}

struct OrdersScreen: View {
    @StateObject private var model = OrdersModel()

    var body: some View {
        Group {
            switch model.screen {
            case .spinner: ProgressView()
            case .orders(let text): ScrollView { Text(text) }
            case .nothing: Text("You have not ordered anything yet")
            case .trouble:
                VStack {
                    Text("Could not load your orders")
                    Button("Try again", action: model.load)
                }
            }
        }
        .onAppear(perform: model.load)
        .onDisappear(perform: model.stop)
    }
}
