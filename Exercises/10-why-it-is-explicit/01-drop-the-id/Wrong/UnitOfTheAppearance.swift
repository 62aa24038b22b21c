// earns: wrong-screen
// looks right in: in-flight, leaving
// Each line stores the unit when it appears, and keeps it when the unit changes.

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
    private let service = RecipeService()

    func load() async {
        recipe = nil
        hasFailed = false
        do {
            let today = try await service.today()
            guard !Task.isCancelled else { return }
            recipe = today
        } catch {
            guard !Task.isCancelled else { return }
            hasFailed = true
        }
    }
}

/// The recipe of the day, for everyone at the table.
struct RecipePage: View {
    let portions: Int

    @State private var model = RecipeModel()

    var body: some View {
        VStack {
            Text("For \(portions)")
            if let recipe = model.recipe {
                Text(recipe.title)
                ForEach(recipe.ingredients) { ingredient in
                    IngredientLine(ingredient: ingredient, portions: portions)
                }
            } else if model.hasFailed {
                Text("Could not load the recipe")
            } else {
                ProgressView()
            }
        }
        .task { await model.load() }
    }
}

struct IngredientLine: View {
    let ingredient: Recipe.Ingredient
    let portions: Int

    @Environment(\.unit) private var unit
    @State private var inSpoons = false

    var body: some View {
        let grams = ingredient.grams * portions
        Text(inSpoons ? "\(ingredient.name): \(grams / 10) spoons" : "\(ingredient.name): \(grams) g")
            .onAppear { inSpoons = unit == "spoons" }
    }
}
