// earns: work-in-init, missing-cancellation, redundant-fetch, wrong-screen
// The state keeps one contact. The init goes on making others, and each of them loads.

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
        Task { await load() }
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
