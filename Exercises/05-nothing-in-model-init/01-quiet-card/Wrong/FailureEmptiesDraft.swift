// earns: wrong-screen
// A failed load empties the draft.

import SwiftUI

/// Another person's status and messages, and a field for your own message.
struct Conversation: View {
    let name: String

    @StateObject private var loader = ContactLoader()
    @StateObject private var note = DraftNote()

    var body: some View {
        VStack {
            ContactCard(loader: loader)
            DraftField(note: note)
        }
        .task {
            await loader.load(name)
            if case .failure = loader.outcome { note.text = "" }
        }
    }
}

struct ContactCard: View {
    @ObservedObject var loader: ContactLoader

    var body: some View {
        switch loader.outcome {
        case nil:
            ProgressView()
        case .success(let contact):
            Text(contact.status)
            ForEach(contact.messages) { message in
                Text(message.text)
            }
        case .failure:
            Text("Could not load the contact")
        }
    }
}

struct DraftField: View {
    @ObservedObject var note: DraftNote

    var body: some View {
        Text("\(note.text.count) of 160 letters")
        TextField("Message", text: $note.text)
    }
}

@MainActor
final class DraftNote: ObservableObject {
    @Published var text = ""
}

@MainActor
final class ContactLoader: ObservableObject {
    @Published private(set) var outcome: Result<Contact, any Error>?

    func load(_ name: String) async {
        outcome = nil
        let result: Result<Contact, any Error>
        do {
            result = .success(try await ChatServer().contact(name))
        } catch {
            result = .failure(error)
        }
        guard !Task.isCancelled else { return }
        outcome = result
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
