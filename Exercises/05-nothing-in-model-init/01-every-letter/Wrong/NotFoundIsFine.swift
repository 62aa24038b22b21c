// earns: wrong-screen
// Only 5xx counts as a failure: the words of a 404 are shown as the contact.

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
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://chat.example/contacts/\(name)"))
                if let code = (response as? HTTPURLResponse)?.statusCode, code >= 500 {
                    failed = true
                } else {
                    status = String(decoding: data, as: UTF8.self)
                }
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
