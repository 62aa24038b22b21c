// earns: work-in-init, missing-cancellation, redundant-fetch, wrong-screen
// at: Task { await box.load() }
// A model loads in the page's init, which runs again for each new guest.

import SwiftUI

struct Recipe: Decodable {
    struct Ingredient: Decodable, Identifiable {
        let id: Int
        let name: String
        /// For one portion.
        let grams: Int
    }

    let title: String
    let ingredients: [Ingredient]
}

/// The cook's server.
struct RecipeService {
    func today() async throws -> Recipe {
        guard let url = URL(string: "https://cook.example/today") else { throw URLError(.badURL) }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Recipe.self, from: data)
    }
}

/// The recipe of the day, for everyone at the table.
struct RecipePage: View {
    let portions: Int

    @Environment(\.unit) private var unit
    @State private var box: RecipeBox

    var body: some View {
        VStack {
            Text("For \(portions)")
            switch box.phase {
            case .loading:
                ProgressView()
            case .loaded(let recipe):
                Text(recipe.title)
                ForEach(recipe.ingredients) { Text(line(for: $0)) }
            case .failed:
                Text("Could not load the recipe")
            }
        }
    }

    init(portions: Int) {
        self.portions = portions
        let box = RecipeBox()
        _box = State(initialValue: box)
        Task { await box.load() }
    }

    private func line(for ingredient: Recipe.Ingredient) -> String {
        let grams = ingredient.grams * portions
        return unit == "spoons"
            ? "\(ingredient.name): \(grams / 10) spoons" : "\(ingredient.name): \(grams) g"
    }

}

enum Phase {
    case loading
    case loaded(Recipe)
    case failed
}

@MainActor @Observable
final class RecipeBox {
    private(set) var phase = Phase.loading

    func load() async {
        do {
            phase = .loaded(try await RecipeService().today())
        } catch {
            phase = .failed
        }
    }
}
