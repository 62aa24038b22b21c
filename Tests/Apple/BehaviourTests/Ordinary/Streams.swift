import SwiftUI

@MainActor
@Observable
final class PriceModel {
    private(set) var price = 0.0
    private(set) var history: [Double] = []

    static func prices() -> AsyncStream<Double> {
        AsyncStream { continuation in
            let task = Task {
                var price = 100.0
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(1))
                    price += 1
                    continuation.yield(price)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    func follow() async {
        for await price in Self.prices() {
            self.price = price
            history.append(price)
        }
    }
}

struct PriceTicker: View {
    @State private var model = PriceModel()
    @State private var isPaused = false
    @Environment(\.scenePhase) private var phase

    var body: some View {
        VStack {
            Text(model.price, format: .currency(code: "USD"))
                .contentTransition(.numericText(value: model.price))
            Button(isPaused ? "Resume" : "Pause") { isPaused.toggle() }
        }
        .task(id: isPaused || phase != .active) {
            guard !isPaused, phase == .active else { return }
            await model.follow()
        }
        .onChange(of: model.price) { old, new in
            if new > old { print("up") }
        }
    }
}

struct Countdown: View {
    let end: Date
    @State private var left: Duration = .seconds(10)

    var body: some View {
        VStack {
            Text(end, style: .timer)
            Text(left.formatted(.time(pattern: .minuteSecond)))
            ProgressView(value: 0.4) {
                Text("Progress")
            } currentValueLabel: {
                Text("40%")
            }
            ProgressView(value: 3, total: 10)
        }
        .task {
            let clock = ContinuousClock()
            let start = clock.now
            while left > .zero {
                try? await clock.sleep(until: clock.now + .seconds(1))
                left = .seconds(10) - (clock.now - start)
                if Task.isCancelled { break }
            }
        }
    }
}
