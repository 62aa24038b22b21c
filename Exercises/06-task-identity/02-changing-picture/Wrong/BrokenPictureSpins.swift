// earns: wrong-screen
// A response that is not an image leaves the spinner on screen.

import SwiftUI

struct ProfilePicture: View {
    let width: Int
    let height: Int
    @State private var picture: UIImage?
    @State private var failed = false

    var body: some View {
        VStack {
            if let picture {
                Image(uiImage: picture)
            } else if failed {
                Text("Could not load the picture")
            } else {
                ProgressView()
            }
        }
        .task(id: [width, height]) {
            picture = nil
            failed = false
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://img.example/\(width)/\(height)"))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                picture = UIImage(data: data)
            } catch {
                if !Task.isCancelled { failed = true }
            }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
