// earns: wrong-screen
// The card shows only the last twenty messages.

import SwiftUI

struct Conversation: View {
    let name: String
    @State private var chat = Chat()

    var body: some View {
        VStack {
            ContactCard(chat: chat)
            Text("\(chat.draft.count) of 160 letters")
            TextField("Message", text: $chat.draft)
        }
        .task { await chat.load(name) }
    }
}

struct ContactCard: View {
    let chat: Chat

    var body: some View {
        switch chat.phase {
        case .loading:
            ProgressView()
        case .loaded(let contact):
            Text(contact.status)
            // An old phone shows twenty rows at most.
            ForEach(
                contact.messages.suffix(20)
            ) { Text($0.text) }
        case .failed:
            Text("Could not load the contact")
        }
    }
}

@MainActor @Observable
final class Chat {
    enum Phase {
        case loading
        case loaded(Contact)
        case failed
    }

    var draft = ""
    private(set) var phase = Phase.loading

    func load(_ name: String) async {
        phase = .loading
        do {
            let contact = try await ChatServer().contact(name)
            if Task.isCancelled { return }
            phase = .loaded(contact)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
struct Contact: Decodable, Sendable {
    let status: String
    let messages: [Message]
}

struct Message: Decodable, Identifiable, Sendable {
    let id: Int
    let text: String
}
struct ChatServer: Sendable {
    func contact(_ name: String) async throws -> Contact {
        guard let url = URL(string: "https://chat.example/contacts/\(name)") else {
            throw URLError(.badURL)
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Contact.self, from: data)
    }
}
