import CoreData
import SwiftUI

/// Contexts share saved objects. Both sides of a relationship change together, deletion follows the delete rule, and a
/// save needs each required value. A fetched results controller tells its delegate of changes.
struct ManagedContexts: View {
    let input: Int

    var body: some View {
        Text("Contexts").task {
            do { try await work() } catch { print("\(error)") }
        }
    }

    final class Shelf: NSManagedObject {
        @NSManaged var name: String
        @NSManaged var books: Set<Book>
    }

    final class Book: NSManagedObject {
        @NSManaged var title: String?
        @NSManaged
        var pages: Int16
        @NSManaged var shelf: Shelf?
    }

    private static let model: NSManagedObjectModel = {
        func attribute(_ name: String, _ type: NSAttributeType) -> NSAttributeDescription {
            let attribute = NSAttributeDescription()
            (attribute.name, attribute.attributeType) = (name, type)
            return attribute
        }
        let (shelf, book) = (NSEntityDescription(), NSEntityDescription())
        let (books, place) = (NSRelationshipDescription(), NSRelationshipDescription())
        (books.name, books.destinationEntity, books.inverseRelationship) = ("books", book, place)
        (books.maxCount, books.deleteRule) = (0, .cascadeDeleteRule)
        (place.name, place.destinationEntity, place.inverseRelationship) = ("shelf", shelf, books)
        let title = attribute("title", .stringAttributeType)
        title.isOptional = false
        (shelf.name, shelf.managedObjectClassName) = ("Shelf", "Shelf")
        shelf.properties = [attribute("name", .stringAttributeType), books]
        (book.name, book.managedObjectClassName) = ("Book", "Book")
        book.properties = [title, attribute("pages", .integer16AttributeType), place]
        let model = NSManagedObjectModel()
        model.entities = [shelf, book]
        return model
    }()

    private func titles(_ context: NSManagedObjectContext, _ format: String, _ value: Any? = nil) throws
        -> String
    {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.predicate = NSPredicate(format: format, value)
        request.sortDescriptors = [
            NSSortDescriptor(key: "pages", ascending: false), NSSortDescriptor(key: "title", ascending: true),
        ]
        return try context.fetch(request).map { $0.title ?? "–" }.joined(separator: " ")
    }

    private func work() async throws {
        let container = NSPersistentContainer(name: "Books", managedObjectModel: Self.model)
        container.loadPersistentStores { _, _ in }
        let context = container.viewContext
        let shelf = Shelf(context: context)
        shelf.name = "Left"
        for (title, pages) in [("Ädda", 300), ("Beowulf", 200), ("Candide", 100)] as [(String, Int16)] {
            let book = Book(context: context)
            (book.title, book.pages, book.shelf) = (title, pages, shelf)
        }
        print("unsaved: \(shelf.books.count) books, \(context.hasChanges), \(shelf.objectID.isTemporaryID)")
        try context.save()
        print("saved: \(context.hasChanges), \(shelf.objectID.isTemporaryID)")

        for format in [
            "title == 'Candide'", "title ==[cd] 'adda'", "title BEGINSWITH[c] 'b' OR pages > 200",
            "NOT title ENDSWITH 'e'", "title LIKE '?eo*'",
            "pages BETWEEN {100, 200} && shelf.name == \"Left\"",
            "shelf == nil", "SELF.shelf.books.@count = 3", "TRUEPREDICATE",
        ] {
            print("\(format): \(try titles(context, format))")
        }
        print(
            "arguments: \(try titles(context, "pages IN %@", [100, 300])), \(try titles(context, "shelf == %@", shelf))"
        )
        let compound = NSCompoundPredicate(orPredicateWithSubpredicates: [
            NSPredicate(format: "%K == %@", "shelf.name", "Right"), NSPredicate(format: "pages < %d", 150),
        ])
        let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
        request.predicate = compound
        print("by name: \(try context.fetch(request).map { $0.value(forKey: "title") ?? "" })")

        let observer = Observer()
        let all = NSFetchRequest<Book>(entityName: "Book")
        all.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
        let results = NSFetchedResultsController(
            fetchRequest: all, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        results.delegate = observer
        try results.performFetch()

        let other = container.newBackgroundContext()
        let count = try await other.perform {
            let own = try other.fetch(NSFetchRequest<Shelf>(entityName: "Shelf"))
            Book(context: other).title = "Decameron"
            own.first?.books.first { $0.title == "Candide" }?.pages = 400
            try other.save()
            return own.first === shelf ? 0 : own.count
        }
        print(
            "other: \(count) own shelf; here: \(try titles(context, "pages > 0")), \(try titles(context, "TRUEPREDICATE"))"
        )
        context.refreshAllObjects()
        print("refreshed: \(try titles(context, "pages > 0"))")

        _ = Book(context: context)
        do { try context.save() } catch { print("refused: \((error as NSError).code)") }
        context.rollback()
        let delete = NSBatchDeleteRequest(
            fetchRequest: NSFetchRequest<any NSFetchRequestResult>(entityName: "Book"))
        delete.resultType = .resultTypeCount
        let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        child.parent = context
        let copy = child.object(with: shelf.objectID) as? Shelf
        copy?.name = "Right"
        print("child: \(shelf.name)")
        try child.save()
        print("child saved: \(shelf.name), \(context.hasChanges)")
        context.delete(shelf)
        try context.save()
        print("deleted: \(try titles(context, "TRUEPREDICATE")), \(results.fetchedObjects?.count ?? 0) left")
        print("batch: \((try context.execute(delete) as? NSBatchDeleteResult)?.result ?? "")")
        print("left: \(try titles(context, "TRUEPREDICATE"))")
    }

    private final class Observer: NSFetchedResultsControllerDelegate {
        func controllerDidChangeContent(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>
        ) { print("results: \(controller.fetchedObjects?.count ?? 0)") }
    }
}
