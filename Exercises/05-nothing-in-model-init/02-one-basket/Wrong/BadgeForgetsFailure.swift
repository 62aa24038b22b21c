// earns: wrong-screen
// The line knows two states: without a connection it says "Counting" forever.

import SwiftUI

struct BasketScreen: View {
    let showsBadge: Bool
    @State private var content: String?
    @State private var failed = false

    var body: some View {
        VStack {
            if showsBadge {
                Text(content == nil ? "Counting" : "Ready to order")
            }
            if let content {
                Text(content)
            } else if failed {
                Text("Could not load the basket")
            } else {
                ProgressView()
            }
        }
        .task {
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://shop.example/basket"))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                content = String(decoding: data, as: UTF8.self)
            } catch {
                failed = !Task.isCancelled
            }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
