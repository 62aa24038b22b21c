// does: `onAppear` loads the recipe in a `Task { }` that nothing cancels. The page cancels everything else.

import SwiftUI

/// Keeps what was loaded, for as long as the app is there.
@MainActor @Observable
final class CookBook {
    private(set) var recipe: String?
    private(set) var photo: UIImage?
    private(set) var hasFailed = false

    /// The recipe, then its photo: whichever is not there yet.
    func load() async {
        hasFailed = false
        do {
            if recipe == nil {
                recipe = String(decoding: try await data(at: "/recipes/7"), as: UTF8.self)
            }
            if photo == nil {
                photo = UIImage(data: try await data(at: "/recipes/7/photo"))
                if photo == nil { throw URLError(.cannotDecodeContentData) }
            }
        } catch {
            if Task.isCancelled { return }
            hasFailed = true
        }
    }

    func loadRecipe() async {
        do {
            recipe = String(decoding: try await data(at: "/recipes/7"), as: UTF8.self)
        } catch {
            hasFailed = true
        }
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
    @State private var first: Task<Void, Never>?

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
        .onAppear {
            if book.recipe == nil { first = Task { await book.loadRecipe() } }
        }
        .task(id: attempt) {
            if attempt == 0, let first {
                await first.value
                if book.hasFailed || Task.isCancelled { return }
            }
            await book.load()
        }
        .onDisappear { book.forgetFailure() }
    }
}
