import Combine
import SwiftUI

struct Stopwatch: View {
    @State private var elapsed = 0
    @State private var isRunning = false
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text("\(elapsed / 60):\(elapsed % 60)").font(.largeTitle).contentTransition(.numericText())
            Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }
        }
        .onReceive(timer) { _ in if isRunning { elapsed += 1 } }
        .onReceive(NotificationCenter.default.publisher(for: .stopwatchReset)) { _ in elapsed = 0 }
    }
}

extension Notification.Name {
    static let stopwatchReset = Notification.Name("stopwatchReset")
}

struct Clock: View {
    @State private var now = Date()

    var body: some View {
        Text(now, style: .time)
            .task {
                while !Task.isCancelled {
                    try? await Task.sleep(nanoseconds: 1_000_000_000)
                    now = .now
                }
            }
            .task {
                for await note in NotificationCenter.default.notifications(named: .stopwatchReset) {
                    print(note.name.rawValue)
                }
            }
    }
}

final class Ticker {
    private var timer: Timer?
    var onTick: () -> Void = {}

    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in self?.onTick() }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }

    deinit { timer?.invalidate() }
}
