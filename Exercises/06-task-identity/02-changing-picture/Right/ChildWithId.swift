// style: A child view for each size: its state begins empty, so there is nothing to reset, but the code needs a second view.

import SwiftUI

struct ProfilePicture: View {
    let width: Int
    let height: Int

    var body: some View {
        LoadedPicture(url: link("https://img.example/\(width)/\(height)"))
            .id("\(width)x\(height)")
    }
}

private struct LoadedPicture: View {
    let url: URL
    @State private var picture: UIImage?
    @State private var failed = false

    var body: some View {
        Group {
            if let picture {
                Image(uiImage: picture)
            } else if failed {
                Text("Could not load the picture")
            } else {
                ProgressView()
            }
        }
        .task {
            do {
                let (data, response) = try await URLSession.shared.data(from: url)
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                picture = UIImage(data: data)
                failed = picture == nil
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
