// earns: wrong-screen
// looks right in: not-a-letter, leaving, no-connection, second-visit
// load() is called from .task, on the first contact. The card shows whichever was made last.

import SwiftUI

/// The person you are writing to, above the messages.
struct ContactCard: View {
    private let contact: Contact

    init(name: String) {
        contact = Contact(name: name)
    }

    var body: some View {
        VStack {
            switch contact.phase {
            case .loading: ProgressView()
            case .loaded(let status): Text(status)
            case .failed: Text("Could not load the contact")
            }
        }
        .task { await contact.load() }
    }
}

@MainActor @Observable
final class Contact {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    private let name: String
    private(set) var phase = Phase.loading

    init(name: String) {
        self.name = name
    }

    func load() async {
        guard let url = URL(string: "https://chat.example/contacts/\(name)") else { return }
        do {
            let (data, response) = try await URLSession.shared.data(from: url)
            let isFine = (response as? HTTPURLResponse)?.statusCode == 200
            phase = isFine ? .loaded(String(decoding: data, as: UTF8.self)) : .failed
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
