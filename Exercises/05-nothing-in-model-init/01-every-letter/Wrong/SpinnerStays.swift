// earns: wrong-screen
// The spinner is drawn beside the error, for only a success puts its flag back.

import SwiftUI

struct ContactCard: View {
    let name: String
    @StateObject private var model = ContactModel()

    init(name: String) { self.name = name }

    var body: some View {
        HStack {
            if model.isLoading { ProgressView() }
            Text(model.line)
        }
        .task { await model.load(name) }
    }
}

@MainActor
final class ContactModel: ObservableObject {
    @Published var isLoading = true
    @Published var line = ""

    func load(_ name: String) async {
        isLoading = true
        do {
            let (data, response) = try await URLSession.shared.data(
                from: link("https://chat.example/contacts/\(name)"))
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            line = String(decoding: data, as: UTF8.self)
            isLoading = false
        } catch {
            if Task.isCancelled { return }
            line = "Could not load the contact"
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
