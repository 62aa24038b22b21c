// earns: unmet-expectation
// The card learns whether the draft is too long, so its body runs when that changes.

import SwiftUI

/// Another person's status and messages, and a field for your own message.
struct Conversation: View {
    let name: String
    @StateObject private var chat = Chat()
    @State private var draft = ""

    var body: some View {
        VStack {
            ContactCard(phase: chat.phase, isCompact: draft.count > 160)
            Composer(draft: $draft)
        }
        .onAppear { chat.begin(name) }
        .onDisappear { chat.end() }
    }
}

/// The field for your own message. Only this view runs again when you type.
struct Composer: View {
    @Binding var draft: String

    var body: some View {
        VStack {
            Text("\(draft.count) of 160 letters")
            TextField("Message", text: $draft)
        }
    }
}

/// The other person's status and last messages.
struct ContactCard: View {
    let phase: Chat.Phase
    let isCompact: Bool

    var body: some View {
        switch phase {
        case .loading: ProgressView()
        case .loaded(let contact):
            Text(contact.status).lineLimit(isCompact ? 1 : nil)
            ForEach(contact.messages) { Text($0.text) }
        case .failed: Text("Could not load the contact")
        }
    }
}

@MainActor
final class Chat: ObservableObject {
    enum Phase: Equatable {
        case loading
        case loaded(Contact)
        case failed
    }

    @Published private(set) var phase = Phase.loading
    private var loading: Task<Void, Never>?

    func begin(_ name: String) {
        loading?.cancel()
        phase = .loading
        loading = Task {
            let result = await Result.catching { try await ChatServer().contact(name) }
            if Task.isCancelled { return }
            switch result {
            case .success(let contact): phase = .loaded(contact)
            case .failure: phase = .failed
            }
        }
    }

    func end() {
        loading?.cancel()
        loading = nil
    }
}

extension Result where Failure == any Error {
    static func catching(_ work: () async throws -> Success) async -> Self {
        do { return .success(try await work()) } catch { return .failure(error) }
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
