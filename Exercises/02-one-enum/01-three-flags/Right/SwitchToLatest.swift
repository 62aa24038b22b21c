// style: Combine: switchToLatest cancels the older attempt by itself, and the view has to connect and disconnect.

import Combine
import SwiftUI

final class OrdersViewModel: ObservableObject {
    enum State {
        case loading
        case list(String)
        case failed
    }

    @Published private(set) var state = State.loading
    private let attempts = PassthroughSubject<Void, Never>()
    private var subscription: AnyCancellable?

    func connect() {
        subscription =
            attempts
            .map { _ in Self.answer().prepend(.loading) }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.state = $0 }
        attempts.send()
    }

    func tryAgain() { attempts.send() }

    func disconnect() { subscription = nil }

    private static func answer() -> AnyPublisher<State, Never> {
        guard let url = URL(string: "https://shop.example/orders") else {
            return Just(State.failed).eraseToAnyPublisher()
        }
        return URLSession.shared.dataTaskPublisher(for: url)
            .map { data, response in
                (response as? HTTPURLResponse)?.statusCode == 200
                    ? State.list(String(decoding: data, as: UTF8.self)) : State.failed
            }
            .replaceError(with: .failed)
            .eraseToAnyPublisher()
    }
}

struct OrdersScreen: View {
    @StateObject private var model = OrdersViewModel()

    var body: some View {
        VStack {
            content
        }
        .onAppear { model.connect() }
        .onDisappear { model.disconnect() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading:
            ProgressView()
        case .list(let text) where text.isEmpty:
            Text("You have not ordered anything yet")
        case .list(let text):
            Text(text)
        case .failed:
            Text("Could not load your orders")
            Button("Try again") { model.tryAgain() }
        }
    }
}
