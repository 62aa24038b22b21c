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
        // TODO: the card forgets the contact with each letter that is typed below it.
        Task { await load() }
    }

    func load() async {
        do {
            guard let url = URL(string: "https://chat.example/contacts/\(name)") else {
                throw URLError(.badURL)
            }
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                throw URLError(.badServerResponse)
            }
            phase = .loaded(String(decoding: data, as: UTF8.self))
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
