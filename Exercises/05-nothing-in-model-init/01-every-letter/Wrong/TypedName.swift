// earns: unowned-task, missing-cancellation, wrong-screen
// The model is kept and the load is begun by onChange of everything that is drawn.

import SwiftUI

struct ContactCard: View {
    let name: String
    @State private var contact = Contact()

    init(name: String) { self.name = name }

    var body: some View {
        VStack {
            switch contact.phase {
            case .loading: ProgressView()
            case .loaded(let status): Text(status)
            case .failed: Text("Could not load the contact")
            }
        }
        .onAppear { contact.start(name) }
        .onDisappear { contact.stop() }
    }
}

@MainActor @Observable
final class Contact {
    enum Phase {
        case loading
        case loaded(String)
        case failed
    }

    private(set) var phase = Phase.loading
    private var task: Task<Void, Never>?

    func start(_ name: String) { task = Task { await load(name) } }

    func stop() { phase = .loading }

    func load(_ name: String) async {
        phase = .loading
        do {
            let url = link("https://chat.example/contacts/\(name)")
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                phase = .failed
                return
            }
            phase = .loaded(String(decoding: data, as: UTF8.self))
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
