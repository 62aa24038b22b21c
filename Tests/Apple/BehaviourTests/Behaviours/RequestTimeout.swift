import SwiftUI

/// A request without a response fails in the app after the request's time-out. A timeout is not a cancellation.
struct RequestTimeout: View {
    let input: Int
    @State private var words = "waiting"

    var body: some View {
        Text(words).task {
            guard let url = URL(string: "https://a.example/slow") else { return }
            do {
                var request = URLRequest(url: url)
                request.timeoutInterval = 2
                _ = try await URLSession.shared.data(for: request)
            } catch let error as URLError {
                words = error.code == .timedOut ? "timed out" : "\(error.code.rawValue)"
            } catch {
                words = "\(error)"
            }
        }
    }
}
