import SwiftData
import SwiftUI

/// A write to one side of a relationship also changes the other side, even without a named inverse. Deleting follows
/// each relationship's rule.
struct StoredRelations: View {
    let input: Int

    @Model final class Shelf {
        var name: String
        @Relationship(deleteRule: .cascade, inverse: \Book.shelf) var books: [Book] = []
        @Relationship(deleteRule: .nullify) var lamps: [Lamp] = []

        init(_ name: String) { self.name = name }
    }

    @Model final class Book {
        var title: String
        var shelf: Shelf?
        var readers: [Reader] = []

        init(_ title: String) { self.title = title }
    }

    @Model final class Lamp {
        var shelf: Shelf?

        init() {}
    }

    @Model final class Reader {
        var name: String
        @Relationship(inverse: \Book.readers) var books: [Book]

        init(_ name: String, books: [Book]) {
            self.name = name
            self.books = books
        }
    }

    @Model final class Folder {
        var name: String
        var parent: Folder?
        @Relationship(deleteRule: .cascade, inverse: \Folder.parent) var children: [Folder]?

        init(_ name: String, in parent: Folder? = nil) {
            self.name = name
            self.parent = parent
        }
    }

    var body: some View {
        Text("Relations").onAppear {
            do { try relate() } catch { print("\(error)") }
        }
    }

    @MainActor private func relate() throws {
        let container = try ModelContainer(for: Shelf.self, Folder.self)
        let context = container.mainContext
        let (left, right) = (Shelf("left"), Shelf("right"))
        context.insert(left)
        context.insert(right)
        let (atlas, bible) = (Book("Atlas"), Book("Bible"))
        left.books.append(atlas)
        bible.shelf = left
        print("left has \(left.books.map(\.title)), and Atlas is on \(atlas.shelf?.name ?? "nothing")")
        print("\(try context.fetchCount(FetchDescriptor<Book>())) books came along")

        atlas.shelf = right
        print("left \(left.books.map(\.title)), right \(right.books.map(\.title))")

        let lamp = Lamp()
        right.lamps = [lamp]
        let reader = Reader("Ann", books: [atlas, bible])
        context.insert(reader)
        print(
            "Atlas is read by \(atlas.readers.map(\.name)), the lamp stands on \(lamp.shelf?.name ?? "nothing")"
        )

        context.delete(right)
        try context.save()
        print("the lamp stands on \(lamp.shelf?.name ?? "nothing"), Ann reads \(reader.books.map(\.title))")
        print("\(try context.fetch(FetchDescriptor<Book>()).map(\.title)) stay")

        let root = Folder("root")
        context.insert(root)
        _ = Folder("leaf", in: Folder("twig", in: root))
        print(
            "\(try context.fetchCount(FetchDescriptor<Folder>())) folders, in root \(root.children?.map(\.name) ?? [])"
        )
        context.delete(root)
        print("\(try context.fetchCount(FetchDescriptor<Folder>())) folders")
    }
}
