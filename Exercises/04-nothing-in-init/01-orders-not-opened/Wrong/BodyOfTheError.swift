// earns: wrong-screen
// The words of the error are the order: what is thrown is shown in the place of the status.

import SwiftUI

struct OrderPage: View {
    let number: Int
    @State private var outcome: Result<String, any Error>?

    init(number: Int) {
        self.number = number
    }

    var body: some View {
        Group {
            switch outcome {
            case nil:
                ProgressView("Loading order \(number)")
            case .success(let status):
                Text(status)
            case .failure:
                Text("")
            }
        }
        .navigationTitle("Order \(number)")
        .task(id: number) {
            outcome = nil
            do {
                let status = try await OrderService.fetch(number)
                try Task.checkCancellation()
                outcome = .success(status)
            } catch {
                guard !Task.isCancelled else { return }
                outcome = .failure(error)
            }
        }
    }
}

enum OrderService {
    static func fetch(_ number: Int) async throws -> String {
        let url = link("https://shop.example/orders/\(number)")
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else {
            throw URLError(.badServerResponse)
        }
        return String(decoding: data, as: UTF8.self)
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
