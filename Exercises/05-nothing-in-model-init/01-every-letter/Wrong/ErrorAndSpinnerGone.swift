// earns: wrong-screen
// A failure is no phase: neither a spinner nor words.

import SwiftUI

struct ContactCard: View {
    let name: String
    @State private var status: String?
    @State private var problem: String?

    var body: some View {
        ZStack {
            if let status {
                Text(status)
            }
            if status == nil && problem == nil {
                ProgressView()
            }
        }
        .task(id: name) {
            do {
                status = try await fetchStatus()
            } catch is CancellationError {
                return
            } catch let error as URLError where error.code == .cancelled {
                return
            } catch {
                problem = "Could not load the contact"
            }
        }
    }

    nonisolated private func fetchStatus() async throws -> String {
        let (data, response) = try await URLSession.shared.data(
            from: link("https://chat.example").appendingPathComponent("contacts")
                .appendingPathComponent(name))
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return String(decoding: data, as: UTF8.self)
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
