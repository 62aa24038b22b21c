// earns: wrong-screen
// A refusal's body is shown as the contact.

import SwiftUI

struct ContactCard: View {
    let name: String
    @State private var status: String?
    @State private var failed = false

    init(name: String) { self.name = name }

    var body: some View {
        VStack {
            if let status {
                Text(status)
            } else if failed {
                Text("Could not load the contact")
            } else {
                ProgressView()
            }
        }
        .task {
            do {
                let (data, _) = try await URLSession.shared.data(
                    from: link("https://chat.example/contacts/\(name)"))
                status = String(decoding: data, as: UTF8.self)
            } catch {
                failed = !Task.isCancelled
            }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
