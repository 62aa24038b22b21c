// earns: wrong-screen
// looks right in: quiet, not-a-letter, typing, messages, leaving, no-connection
// The new view counts UTF-16 units, so an emoji counts as two letters or more.

import SwiftUI

/// Another person's status and messages, and a field for your own message.
struct Conversation: View {
    let name: String
    @StateObject private var chat = Chat()

    var body: some View {
        VStack {
            ContactCard(chat: chat)
            Composer()
        }
        .onAppear { chat.begin(name) }
        .onDisappear { chat.end() }
    }
}

/// The message that is being written.
private struct Composer: View {
    @State private var draft = ""

    var body: some View {
        Text("\(draft.utf16.count) of 160 letters")
        TextField("Message", text: $draft)
    }
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
    private var task: Task<Void, Never>?

    func begin(_ name: String) {
        task?.cancel()
        task = Task { await load(name) }
    }

    func end() {
        task?.cancel()
        task = nil
    }

    private func load(_ name: String) async {
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
