import SwiftUI

/// A time-out that is negative, infinite or not a number never expires, even in a session that waits for connectivity.
struct TimesThatAreNone: View {
    let input: Int
    @State private var text = "…"

    var body: some View {
        Text(text)
            .task {
                guard let url = URL(string: "https://a.example/a") else { return }
                let configuration = URLSessionConfiguration.default
                configuration.waitsForConnectivity = true
                let session = URLSession(configuration: configuration)
                for limit in [-1, .nan, .infinity] {
                    var request = URLRequest(url: url)
                    request.timeoutInterval = limit
                    let size = try? await session.data(for: request).0.count
                    print("\(limit): \(size != nil)")
                }
                text = "done"
            }
    }
}
