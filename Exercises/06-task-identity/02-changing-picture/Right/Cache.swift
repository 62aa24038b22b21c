// style: Pictures are kept by size: going back needs no request, but memory grows with each size.

import SwiftUI

struct ProfilePicture: View {
    let width: Int
    let height: Int
    @State private var pictures: [String: UIImage] = [:]
    @State private var failed: String?

    private var size: String { "\(width)/\(height)" }

    var body: some View {
        VStack {
            if let picture = pictures[size] {
                Image(uiImage: picture)
            } else if failed == size {
                Text("Could not load the picture")
            } else {
                ProgressView()
            }
        }
        .task(id: size) {
            let wanted = size
            guard pictures[wanted] == nil else { return }
            failed = nil
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://img.example/\(wanted)"))
                guard (response as? HTTPURLResponse)?.statusCode == 200, let picture = UIImage(data: data)
                else {
                    throw URLError(.badServerResponse)
                }
                pictures[wanted] = picture
            } catch {
                if !Task.isCancelled { failed = wanted }
            }
        }
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
