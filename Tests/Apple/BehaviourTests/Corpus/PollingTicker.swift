import Combine
import SwiftUI

@MainActor
final class TickerModel: ObservableObject {
    @Published private(set) var price = 0.0
    @Published var isPaused = false
    private var cancellables = Set<AnyCancellable>()

    func start(every seconds: TimeInterval) {
        Timer.publish(every: seconds, on: .main, in: .common)
            .autoconnect()
            .combineLatest($isPaused)
            .filter { !$0.1 }
            .sink { [weak self] _ in self?.tick() }
            .store(in: &cancellables)
    }

    private func tick() { price += 0.5 }
}

struct TickerView: View {
    @StateObject private var model = TickerModel()

    var body: some View {
        VStack {
            Text(model.price, format: .number.precision(.fractionLength(2)))
                .contentTransition(.numericText(value: model.price))
                .animation(.snappy, value: model.price)
            Toggle("Pause", isOn: $model.isPaused)
        }
        .onAppear { model.start(every: 5) }
        .onHover { print($0) }
        .focusable()
    }
}
