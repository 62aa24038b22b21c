// earns: wrong-screen
// Only the last three messages are shown.
import SwiftUI

// The card is Equatable and gets only a value, so a letter does not run its body.
struct Conversation: View {
    let name: String
    @State private var draft = ""
    @State private var card = Card.loading

    var body: some View {
        VStack {
            ContactCard(card: card).equatable()
            Text("\(draft.count) of 160 letters")
            TextField("Message", text: $draft)
        }
        .task { await show(name) }
    }

    private func show(_ name: String) async {
        do {
            let contact = try await ContactLoader.live(name)
            try Task.checkCancellation()
            card = .loaded(contact)
        } catch {
            guard !Task.isCancelled else { return }
            card = .failed
        }
    }
}

enum Card: Equatable {
    case loading
    case loaded(Contact)
    case failed
}

struct ContactCard: View, Equatable {
    let card: Card

    var body: some View {
        switch card {
        case .loading: ProgressView()
        case .loaded(let contact): ContactLines(contact: contact)
        case .failed: Text("Could not load the contact")
        }
    }
}

struct ContactLines: View {
    let contact: Contact

    var body: some View {
        Text(contact.status)
        ForEach(contact.messages.suffix(3)) { message in
            Text(message.text)
        }
    }
}

struct ContactLoader {
    static let live: @MainActor (String) async throws -> Contact = { name in
        guard let url = URL(string: "https://chat.example/contacts/\(name)") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Contact.self, from: data)
    }
}

struct Contact: Decodable, Equatable {
    let status: String
    let messages: [Message]
}

struct Message: Decodable, Identifiable, Equatable {
    let id: Int
    let text: String
}
