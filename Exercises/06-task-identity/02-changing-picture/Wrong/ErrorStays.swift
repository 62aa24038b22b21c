// earns: wrong-screen
// The error is never cleared: the next size loads below it.

import SwiftUI

struct ProfilePicture: View {
    let width: Int
    let height: Int
    @State private var picture: UIImage?
    @State private var error: String?

    var body: some View {
        VStack {
            if let error {
                Text(error)
            }
            if let picture {
                Image(uiImage: picture)
            } else if error == nil {
                ProgressView()
            }
        }
        .task(id: [width, height]) {
            picture = nil
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://img.example/\(width)/\(height)"))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                guard let loaded = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
                picture = loaded
            } catch {
                if !Task.isCancelled { self.error = "Could not load the picture" }
            }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
