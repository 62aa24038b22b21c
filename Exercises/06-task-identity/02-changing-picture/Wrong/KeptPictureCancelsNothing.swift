// earns: unowned-task, missing-cancellation
// at: guard pictures[size] == nil else { return }
// A change to a size whose picture is kept does not cancel the load of the size before.
import SwiftUI

// A struct as id, and results kept by size; failures are kept only while their size is current.
struct ProfilePicture: View {
    let width: Int
    let height: Int

    struct Size: Hashable {
        let width: Int
        let height: Int

        var url: URL { (URL(string: "https://img.example/\(width)/\(height)") ?? URL(filePath: "/")) }
    }

    @State private var pictures: [Size: UIImage] = [:]
    @State private var failed: Size?
    @State private var running: Task<Void, Never>?

    private var size: Size { Size(width: width, height: height) }

    var body: some View {
        Group {
            if let picture = pictures[size] {
                Image(uiImage: picture)
            } else if failed == size {
                Text("Could not load the picture")
            } else {
                ProgressView()
            }
        }
        .onChange(of: size, initial: true) { _, size in
            failed = nil
            guard pictures[size] == nil else { return }
            running?.cancel()
            running = Task {
                do {
                    pictures[size] = try await Self.picture(at: size.url)
                } catch {
                    if !Task.isCancelled { failed = size }
                }
            }
        }
        .onDisappear { running?.cancel() }
    }

    private static func picture(at url: URL) async throws -> UIImage {
        let (data, response) = try await URLSession.shared.data(from: url)
        try Task.checkCancellation()
        guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        guard let image = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
        return image
    }
}
