// earns: unowned-task, missing-cancellation, wrong-screen
// The model is kept, and loaded from onAppear by a Task that belongs to no view.

import SwiftUI

struct ContactCard: View {
    let name: String
    @State private var contact = Contact()

    init(name: String) { self.name = name }

    var body: some View {
        VStack {
            switch contact.phase {
            case .loading: ProgressView()
            case .loaded(let status): Text(status)
            case .failed: Text("Could not load the contact")
            }
        }
        .onAppear { Task { await contact.load(name) } }
    }
}

@MainActor @Observable
final class Contact {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    private(set) var phase = Phase.loading

    func load(_ name: String) async {
        do {
            let (data, response) = try await URLSession.shared.data(
                from: link("https://chat.example/contacts/\(name)"))
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(String(decoding: data, as: UTF8.self))
        } catch {
            phase = .failed
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
