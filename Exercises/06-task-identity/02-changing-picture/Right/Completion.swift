// style: A data task with a completion handler: no async code, but you have to check for late responses and the main thread.

import SwiftUI

struct ProfilePicture: View {
    let width: Int
    let height: Int
    @State private var picture: UIImage?
    @State private var message: String?
    @State private var current: URLSessionDataTask?

    private var url: URL { link("https://img.example/\(width)/\(height)") }

    var body: some View {
        VStack {
            if let picture {
                Image(uiImage: picture)
            } else if let message {
                Text(message)
            } else {
                ProgressView()
            }
        }
        .onAppear { start() }
        .onChange(of: url) { start() }
        .onDisappear { current?.cancel() }
    }

    private func start() {
        current?.cancel()
        picture = nil
        message = nil
        let wanted = url
        let task = URLSession.shared.dataTask(with: wanted) { data, response, error in
            DispatchQueue.main.async {
                guard current?.originalRequest?.url == wanted else { return }
                let isGood = (response as? HTTPURLResponse)?.statusCode == 200
                if isGood, let data, let loaded = UIImage(data: data) {
                    picture = loaded
                } else if (error as? URLError)?.code != .cancelled {
                    message = "Could not load the picture"
                }
            }
        }
        current = task
        task.resume()
    }
}

/// The address that this text is.
private func link(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("No address: \(text)") }
    return url
}
