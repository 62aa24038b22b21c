import SwiftUI

/// A session that waits for connectivity sends a request as soon as the device is connected. In a session that does not
/// wait for connectivity, the request fails at once.
struct WaitsForConnection: View {
    let input: Int
    @State private var text = "…"

    private static let patient: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.waitsForConnectivity = true
        configuration.timeoutIntervalForRequest = 5
        return URLSession(configuration: configuration)
    }()

    var body: some View {
        Text(text)
            .task(id: input) {
                await load("https://a.example/a", with: .shared)
                await load("https://a.example/\(input)", with: Self.patient)
            }
    }

    private func load(_ address: String, with session: URLSession) async {
        guard let url = URL(string: address) else { return }
        do {
            let (data, _) = try await session.data(from: url)
            text = "\(url.path): \(data.count > 0)"
        } catch {
            print("\(url.path): \(error.localizedDescription)")
        }
    }
}
