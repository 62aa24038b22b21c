// earns: wrong-screen
// looks right in: not-a-letter, typing, leaving, second-visit
// On its way out of the init the load lost its errors: try? and a return leave the spinner turning.

import SwiftUI

/// The person you are writing to, above the messages.
struct ContactCard: View {
    @State private var contact: Contact

    init(name: String) {
        _contact = State(initialValue: Contact(name: name))
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
        guard let (data, response) = try? await URLSession.shared.data(from: url) else { return }
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { return }
        phase = .loaded(String(decoding: data, as: UTF8.self))
    }
}
