import SwiftData
import SwiftUI

/// A descriptor's filter, order, limit and offset work together. A filter may use optional values and count related
/// objects. Without a model container, nothing is stored.
struct StoredFetches: View {
    let input: Int

    @Model final class Author {
        var name: String
        var born: Date?
        @Relationship(deleteRule: .cascade) var poems: [Poem] = []

        init(_ name: String, born: Date? = nil) {
            self.name = name
            self.born = born
        }
    }

    @Model final class Poem {
        var title: String
        var author: Author?

        init(_ title: String) { self.title = title }
    }

    var body: some View {
        Text("Fetches").onAppear {
            do { try ask() } catch { print("\(error)") }
        }
    }

    @MainActor private func ask() throws {
        let context = try ModelContainer(for: Author.self).mainContext
        for (place, name) in ["Celan", "ady", "Brecht", "Auden"].enumerated() {
            let author = Author(name, born: place == 1 ? nil : Date(timeIntervalSince1970: Double(-place)))
            context.insert(author)
            author.poems = (0..<place).map { Poem("\(name) \($0)") }
        }
        let search = "A"
        var descriptor = FetchDescriptor<Author>(sortBy: [SortDescriptor(\.name)])
        try print("by name: \(names(context.fetch(descriptor)))")
        descriptor.fetchOffset = 1
        descriptor.fetchLimit = 2
        try print("two of them: \(names(context.fetch(descriptor)))")
        descriptor = FetchDescriptor(
            predicate: #Predicate { $0.name.localizedStandardContains(search) && $0.born != nil })
        try print("with an a, and a day: \(names(context.fetch(descriptor)))")
        descriptor = FetchDescriptor(
            predicate: #Predicate { author in
                author.poems.contains { $0.title == "Brecht 1" } || author.poems.isEmpty
            })
        try print("with a poem, or none: \(names(context.fetch(descriptor)))")
        let poems = FetchDescriptor<Poem>(predicate: #Predicate { $0.author?.name == "Auden" })
        try print("poems: \(context.fetchCount(poems))")
        try context.enumerate(poems) { context.delete($0) }
        try print("poems: \(context.fetchCount(poems))")
        let born = FetchDescriptor<Author>(sortBy: [SortDescriptor(\.born, order: .reverse)])
        try print("by day: \(names(context.fetch(born)))")
    }

    private func names(_ authors: [Author]) -> [String] { authors.map(\.name) }
}
