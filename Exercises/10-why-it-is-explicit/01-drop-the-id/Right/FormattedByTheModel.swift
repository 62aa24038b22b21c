// style: An observable model keeps the recipe, and its function makes the lines: you can test the arithmetic without a view, but the body has to pass in the current values.

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
final class Cook {
    private(set) var result: Result<Recipe, any Error>?

    func fetch() async {
        do {
            let recipe = try await RecipeService().today()
            try Task.checkCancellation()
            result = .success(recipe)
        } catch {
            if Task.isCancelled { return }
            result = .failure(error)
        }
    }

    static func lines(of recipe: Recipe, for portions: Int, in unit: String) -> [String] {
        recipe.ingredients.map { ingredient in
            let grams = ingredient.grams * portions
            let amount = unit == "spoons" ? grams / 10 : grams
            return "\(ingredient.name): \(amount) \(unit == "spoons" ? "spoons" : "g")"
        }
    }
}

/// The recipe of the day, for everyone at the table.
struct RecipePage: View {
    let portions: Int
    @Environment(\.unit) private var unit
    @State private var cook = Cook()

    var body: some View {
        VStack {
            Text("For \(portions)")
            switch cook.result {
            case nil:
                ProgressView()
            case .success(let recipe):
                Text(recipe.title)
                ForEach(Cook.lines(of: recipe, for: portions, in: unit), id: \.self) { Text($0) }
            case .failure:
                Text("Could not load the recipe")
            }
        }
        .task { await cook.fetch() }
    }
}
