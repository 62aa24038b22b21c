// earns: missed-fetch, missing-cancellation, wrong-screen
// at: .task(id: max(width, height)) {
// The id is the larger number.

import SwiftUI

struct ProfilePicture: View {
    let width: Int
    let height: Int

    @State private var result: Result<UIImage, any Error>?

    private struct Size: Hashable {
        let width, height: Int
    }

    var body: some View {
        ZStack {
            switch result {
            case .none: ProgressView()
            case .success(let picture): Image(uiImage: picture)
            case .failure: Text("Could not load the picture")
            }
        }
        .task(id: max(width, height)) {
            result = nil
            let loaded = await Self.load(width: width, height: height)
            guard !Task.isCancelled else { return }
            result = loaded
        }
    }

    private static func load(width: Int, height: Int) async -> Result<UIImage, any Error> {
        do {
            let url = link("https://img.example/\(width)/\(height)")
            let (data, response) = try await URLSession.shared.data(from: url)
            guard (response as? HTTPURLResponse)?.statusCode == 200, let picture = UIImage(data: data) else {
                return .failure(URLError(.badServerResponse))
            }
            return .success(picture)
        } catch {
            return .failure(error)
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
