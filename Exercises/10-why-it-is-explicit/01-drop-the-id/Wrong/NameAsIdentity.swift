// earns: duplicate-identity, wrong-screen
// at: ForEach(recipe.ingredients, id: \.name) { ingredient in
// Two ingredients with one name have one identity.
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

@MainActor @Observable
final class RecipeModel {
    private(set) var recipe: Recipe?
    private(set) var hasFailed = false
    @ObservationIgnored private let fetch: () async throws -> Recipe

    init(fetch: @escaping () async throws -> Recipe = { try await RecipeService().today() }) {
        self.fetch = fetch
    }

    func visit() async {
        recipe = nil
        hasFailed = false
        do {
            let recipe = try await fetch()
            try Task.checkCancellation()
            self.recipe = recipe
        } catch {
            hasFailed = !Task.isCancelled
        }
    }
}

struct RecipePage: View {
    let portions: Int
    @State private var model = RecipeModel()

    var body: some View {
        VStack {
            Text("For \(portions)")
            if let recipe = model.recipe {
                Text(recipe.title)
                ForEach(recipe.ingredients, id: \.name) { ingredient in
                    AmountRow(ingredient: ingredient, portions: portions)
                }
            } else if model.hasFailed {
                Text("Could not load the recipe")
            } else {
                ProgressView()
            }
        }
        .task { await model.visit() }
    }
}

struct AmountRow: View {
    let ingredient: Recipe.Ingredient
    let portions: Int
    @Environment(\.unit) private var unit

    var body: some View {
        Text("\(ingredient.name): \(amount)")
    }

    private var amount: String {
        let grams = portions * ingredient.grams
        switch unit {
        case "spoons": return "\(grams / 10) spoons"
        default: return "\(grams) g"
        }
    }
}
