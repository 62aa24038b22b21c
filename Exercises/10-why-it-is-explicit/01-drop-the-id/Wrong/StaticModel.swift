// earns: wrong-screen
// A static model keeps its recipe until the next visit's task starts.

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
final class Kitchen {
    private(set) var result: Result<Recipe, any Error>?
    @ObservationIgnored private let fetch: @Sendable () async throws -> Recipe

    init(fetch: @escaping @Sendable () async throws -> Recipe = { try await RecipeService().today() }) {
        self.fetch = fetch
    }

    func visit() async {
        result = nil
        let outcome: Result<Recipe, any Error>
        do { outcome = .success(try await fetch()) } catch { outcome = .failure(error) }
        guard !Task.isCancelled else { return }
        result = outcome
    }
}

/// How an amount is written.
enum Measure {
    case grams, spoons

    init(unit: String) { self = unit == "spoons" ? .spoons : .grams }

    func text(_ grams: Int) -> String {
        switch self {
        case .grams: "\(grams) g"
        case .spoons: "\(grams / 10) spoons"
        }
    }
}

struct RecipePage: View {
    let portions: Int

    private static let shared = Kitchen()
    private var kitchen: Kitchen { Self.shared }

    var body: some View {
        VStack {
            Text("For \(portions)")
            switch kitchen.result {
            case nil: ProgressView()
            case .failure?: Text("Could not load the recipe")
            case .success(let recipe)?: RecipeView(recipe: recipe, portions: portions)
            }
        }
        .task { await kitchen.visit() }
    }
}

struct RecipeView: View {
    let recipe: Recipe
    let portions: Int

    @Environment(\.unit) private var unit

    var body: some View {
        Text(recipe.title)
        ForEach(recipe.ingredients) { ingredient in
            Text("\(ingredient.name): \(Measure(unit: unit).text(portions * ingredient.grams))")
        }
    }
}
