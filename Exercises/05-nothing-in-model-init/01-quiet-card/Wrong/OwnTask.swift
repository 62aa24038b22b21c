// earns: unowned-task, missing-cancellation
// looks right in: not-a-letter, typing, no-connection, quiet, messages
// at: .onAppear { Task { await chat.load(name) } }
// The .task became an onAppear with a Task, which nothing cancels.

import SwiftUI

/// Another person's status and messages, and a field for your own message.
struct Conversation: View {
    let name: String
    @State private var chat = Chat()

    var body: some View {
        VStack {
            ContactCard(chat: chat)
            Text("\(chat.draft.count) of 160 letters")
            TextField("Message", text: $chat.draft)
        }
        .onAppear { Task { await chat.load(name) } }
    }
}

/// The other person's status and last messages.
struct ContactCard: View {
    let chat: Chat

    var body: some View {
        switch chat.phase {
        case .loading: ProgressView()
        case .loaded(let contact):
            Text(contact.status)
            ForEach(contact.messages) { Text($0.text) }
        case .failed: Text("Could not load the contact")
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
            phase = .loaded(try await ChatServer().contact(name))
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

struct Contact: Decodable {
    let status: String
    let messages: [Message]
}

struct Message: Decodable, Identifiable {
    let id: Int
    let text: String
}

struct ChatServer {
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
