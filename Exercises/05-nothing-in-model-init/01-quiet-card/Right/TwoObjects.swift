// style: One object for the contact and one for the draft: each view observes only its own, but there are two objects to pass around.

import SwiftUI

/// Another person's status and messages, and a field for your own message.
struct Conversation: View {
    let name: String
    @StateObject private var chat = Chat()
    @StateObject private var draft = Draft()

    var body: some View {
        VStack {
            ContactCard(chat: chat)
            Composer(draft: draft)
        }
        .task { await chat.load(name) }
    }
}

/// The draft.
struct Composer: View {
    @ObservedObject var draft: Draft

    var body: some View {
        VStack {
            Text("\(draft.text.count) of 160 letters")
            TextField("Message", text: $draft.text)
        }
    }
}

@MainActor
final class Draft: ObservableObject {
    @Published var text = ""
}

/// The other person's status and last messages.
struct ContactCard: View {
    @ObservedObject var chat: Chat

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

@MainActor
final class Chat: ObservableObject {
    enum Phase {
        case loading
        case loaded(Contact)
        case failed
    }

    @Published private(set) var phase = Phase.loading

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
