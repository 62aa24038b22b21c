// style: An ObservableObject loads the recipe, and a row for each ingredient takes portions and unit: it runs on older systems, but each change of the model updates all rows.

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

@MainActor
final class RecipeModel: ObservableObject {
    @Published private(set) var recipe: Recipe?
    @Published private(set) var hasFailed = false

    func load() async {
        do {
            recipe = try await RecipeService().today()
        } catch {
            hasFailed = !Task.isCancelled
        }
    }
}

/// The recipe of the day, for everyone at the table.
struct RecipePage: View {
    let portions: Int
    @StateObject private var model = RecipeModel()

    var body: some View {
        VStack {
            Text("For \(portions)")
            if let recipe = model.recipe {
                Text(recipe.title)
                ForEach(recipe.ingredients) { Amount(ingredient: $0, portions: portions) }
            } else if model.hasFailed {
                Text("Could not load the recipe")
            } else {
                ProgressView()
            }
        }
        .task { await model.load() }
    }
}

private struct Amount: View {
    let ingredient: Recipe.Ingredient
    let portions: Int
    @Environment(\.unit) private var unit

    var body: some View {
        let grams = ingredient.grams * portions
        if unit == "spoons" {
            Text("\(ingredient.name): \(grams / 10) spoons")
        } else {
            Text("\(ingredient.name): \(grams) g")
        }
    }
}
