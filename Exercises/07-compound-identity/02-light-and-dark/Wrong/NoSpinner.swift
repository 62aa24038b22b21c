// earns: wrong-screen
// Another picture is fetched while the old one stays; nothing shows that it is on its way.

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
                let (data, _) = try await URLSession.shared.data(from: link(address))
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
