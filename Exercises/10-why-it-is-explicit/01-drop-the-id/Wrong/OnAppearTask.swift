// earns: unowned-task, missing-cancellation
// looks right in: more-guests, in-flight
// at: .onAppear { Task { await load() } }
// The body makes the amounts, but nothing cancels the request.

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
    @State private var phase = Phase.loading

    private enum Phase {
        case loading
        case loaded(Recipe)
        case failed
    }

    var body: some View {
        VStack {
            Text("For \(portions)")
            switch phase {
            case .loading:
                ProgressView()
            case .loaded(let recipe):
                Text(recipe.title)
                ForEach(recipe.ingredients) { Text(line(for: $0)) }
            case .failed:
                Text("Could not load the recipe")
            }
        }
        .onAppear { Task { await load() } }
    }

    private func line(for ingredient: Recipe.Ingredient) -> String {
        let grams = ingredient.grams * portions
        return unit == "spoons"
            ? "\(ingredient.name): \(grams / 10) spoons" : "\(ingredient.name): \(grams) g"
    }

    private func load() async {
        do {
            let recipe = try await RecipeService().today()
            if Task.isCancelled { return }
            phase = .loaded(recipe)
        } catch {
            if Task.isCancelled { return }
            phase = .failed
        }
    }
}
