import Combine
import SwiftUI

/// Cancelling the subscription cancels a data task publisher's request. A data task publisher fails with the
/// network's error and sends its response off the main actor.
struct CombineDataTask: View {
    let input: Int
    @StateObject private var model = Model()

    final class Model: ObservableObject {
        @Published var text = "nothing"
        var loading: AnyCancellable?

        func load(_ path: String) {
            guard let url = URL(string: "https://a.example\(path)") else { return }
            loading = URLSession.shared.dataTaskPublisher(for: url)
                .map { _ in "\(path) arrived" }
                .catch { Just("\(path) failed: \($0.code == .timedOut)") }
                .sink { [weak self] in self?.text = $0 }
        }
    }

    var body: some View {
        Text(model.text)
            .onAppear { model.load("/first") }
            .onChange(of: input) { model.load("/\(input)") }
    }
}
