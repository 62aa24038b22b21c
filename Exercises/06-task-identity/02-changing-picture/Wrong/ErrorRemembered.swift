// earns: missed-fetch, wrong-screen
// at: .task(id: size) {
// A size that failed once is never requested again.

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
            if failed != nil {
                failed = wanted
                return
            }
            do {
                let (data, response) = try await URLSession.shared.data(
                    from: link("https://img.example/\(wanted)"))
                guard (response as? HTTPURLResponse)?.statusCode == 200 else {
                    throw URLError(.badServerResponse)
                }
                if let picture = UIImage(data: data) { pictures[wanted] = picture } else { failed = wanted }
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
