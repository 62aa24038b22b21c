// earns: missed-fetch, wrong-screen
// looks right in: not-a-letter, typing, leaving, no-connection
// A table of contacts makes each of them once and for good. Whether they are online is asked once and for good, too.

import SwiftUI

/// The person you are writing to, above the messages.
struct ContactCard: View {
    @State private var contact: Contact

    init(name: String) {
        _contact = State(initialValue: Contact.named(name))
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

    private static var all: [String: Contact] = [:]

    static func named(_ name: String) -> Contact {
        let contact = all[name] ?? Contact(name: name)
        all[name] = contact
        return contact
    }

    func load() async {
        if case .loaded = phase { return }
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
