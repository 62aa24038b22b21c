import SwiftUI

/// Cancelling a request in flight throws the network's error; cancelling before the request is sent throws `CancellationError`.
struct CancelledRequest: View {
    let input: Int

    var body: some View {
        Text("loading").task {
            await load("/first")
            await load("/second")
        }
    }

    private func load(_ path: String) async {
        guard let url = URL(string: "https://a.example\(path)") else { return }
        do {
            _ = try await URLSession.shared.data(from: url)
            print("\(path) arrived")
        } catch let error as URLError {
            print("\(path): URLError, cancelled: \(error.code == .cancelled)")
        } catch {
            print("\(path): \(error)")
        }
    }
}
