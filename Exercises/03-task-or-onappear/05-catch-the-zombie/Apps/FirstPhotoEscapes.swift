// does: The first attempt loads the photo in a `Task { }` that nothing cancels. The page cancels the second attempt.

import SwiftUI

/// Keeps what was loaded, for as long as the app is there.
@MainActor @Observable
final class CookBook {
    private(set) var recipe: String?
    private(set) var photo: UIImage?
    private(set) var hasFailed = false

    /// The recipe, then its photo: whichever is not there yet.
    func load(isRetry: Bool) async {
        hasFailed = false
        do {
            if recipe == nil {
                recipe = String(decoding: try await data(at: "/recipes/7"), as: UTF8.self)
            }
            if photo == nil {
                if isRetry {
                    try await loadPhoto()
                } else {
                    Task { await startPhoto() }
                }
            }
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
    }

    private func startPhoto() async {
        do { try await loadPhoto() } catch { hasFailed = true }
    }

    private func loadPhoto() async throws {
        photo = UIImage(data: try await data(at: "/recipes/7/photo"))
        if photo == nil { throw URLError(.cannotDecodeContentData) }
    }

    /// The page has closed, so the next one begins without an error.
    func forgetFailure() {
        hasFailed = false
    }

    private func data(at path: String) async throws -> Data {
        guard let url = URL(string: "https://soup.example\(path)") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return data
    }
}

/// A recipe and its photo. Shows each part that has arrived.
struct RecipePage: View {
    let book: CookBook
    @State private var attempt = 0

    var body: some View {
        VStack {
            if let recipe = book.recipe { Text(recipe) }
            if let photo = book.photo { Image(uiImage: photo) }
            if book.hasFailed {
                Text("Could not load everything")
                Button("Try again") { attempt += 1 }
            } else if book.recipe == nil || book.photo == nil {
                ProgressView()
            }
        }
        .task(id: attempt) { await book.load(isRetry: attempt > 0) }
        .onDisappear { book.forgetFailure() }
    }
}
