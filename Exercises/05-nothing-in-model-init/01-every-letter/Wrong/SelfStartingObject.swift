// earns: work-in-init
// A @StateObject makes its contact once, and the contact starts itself. An init of the card is enough to ask.

import SwiftUI

struct ContactCard: View {
    @StateObject private var contact: Contact

    init(name: String) {
        _contact = StateObject(wrappedValue: Contact(name: name))
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

@MainActor
final class Contact: ObservableObject {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    @Published private(set) var phase = Phase.loading
    private var task: Task<Void, Never>?

    init(name: String) {
        task = Task { [weak self] in
            do {
                let url = link("https://chat.example/contacts/\(name)")
                let (data, response) = try await URLSession.shared.data(from: url)
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                self?.phase = .loaded(String(decoding: data, as: UTF8.self))
            } catch {
                if Task.isCancelled { return }
                self?.phase = .failed
            }
        }
    }

    deinit {
        task?.cancel()
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
