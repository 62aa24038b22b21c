import Combine
import SwiftUI

/// Requests from a queue, timer or operator are attributed to the code that started the work; no view cancels them.
struct QueuedScopes: View {
    let input: Int
    @StateObject private var model = Model()
    private let ticks = PassthroughSubject<Int, Never>()

    var body: some View {
        Text("queues")
            .onAppear {
                DispatchQueue.main.async { ask("/main-queue") }
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { ask("/after") }
                Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in ask("/timer") }
                model.words.send("appear")
                ticks.send(1)
            }
            .onChange(of: input) {
                model.words.send("change")
                ticks.send(2)
            }
            .onReceive(ticks) { ask("/receive-\($0)") }
    }

    final class Model: ObservableObject {
        let words = PassthroughSubject<String, Never>()
        private var followed: Set<AnyCancellable> = []

        init() {
            words.sink { ask("/sink-\($0)") }.store(in: &followed)
            words.receive(on: DispatchQueue.main).sink { ask("/received-\($0)") }.store(in: &followed)
            words.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
                .sink { ask("/debounced-\($0)") }.store(in: &followed)
            Timer.publish(every: 10, on: .main, in: .common).autoconnect().first()
                .sink { _ in ask("/published") }.store(in: &followed)
        }
    }
}

private func ask(_ path: String) {
    guard let url = URL(string: "https://a.example\(path)") else { return }
    URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
}
