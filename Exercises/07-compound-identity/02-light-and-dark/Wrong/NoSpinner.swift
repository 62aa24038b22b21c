// earns: wrong-screen
// The old picture stays while another one loads, without a spinner.

import SwiftUI

struct NewsPicture: View {
    let name: String
    let isDrawing: Bool
    let width: Int
    @Environment(\.colorScheme) private var colorScheme
    @State private var picture: UIImage?
    @State private var failed = false

    private var address: String {
        let size = [200, 400, 800].first { $0 >= width } ?? 800
        return "https://news.example/\(name)/\(size)" + (isDrawing && colorScheme == .dark ? "/dark" : "")
    }

    var body: some View {
        VStack {
            if failed {
                Text("Could not load the picture")
            } else if let picture {
                Image(uiImage: picture).resizable().scaledToFit()
            } else {
                ProgressView()
            }
        }
        .task(id: address) {
            failed = false
            do {
                let (data, response) = try await URLSession.shared.data(from: link(address))
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

/// The URL with this text.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
