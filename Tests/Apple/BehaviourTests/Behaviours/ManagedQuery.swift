import CoreData
import SwiftUI

/// A `@FetchRequest` finds unsaved objects, in the request's order. A view with a query updates when a context's
/// objects change, or when the view's code sets another filter or order. A change of an object runs its row's body.
struct ManagedQuery: View {
    let input: Int
    @State private var container = Self.loaded()

    final class Track: NSManagedObject, Identifiable {
        @NSManaged var title: String?
        @NSManaged var plays: Int64  // How often a person played the track.
    }

    private static func loaded() -> NSPersistentContainer {
        let (title, plays, track) = (
            NSAttributeDescription(), NSAttributeDescription(), NSEntityDescription()
        )
        (title.name, title.attributeType) = ("title", .stringAttributeType)
        (plays.name, plays.attributeType, plays.defaultValue) = ("plays", .integer64AttributeType, 0)
        (track.name, track.managedObjectClassName, track.properties) = ("Track", "Track", [title, plays])
        let model = NSManagedObjectModel()
        model.entities = [track]
        let container = NSPersistentContainer(name: "Tracks", managedObjectModel: model)
        container.loadPersistentStores { store, error in
            print("loaded: \(store.url?.lastPathComponent ?? ""), \(error == nil)")
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        return container
    }

    var body: some View {
        Tracks(minimum: input, container: container)
            .environment(\.managedObjectContext, container.viewContext)
    }

    private struct Tracks: View {
        let minimum: Int
        let container: NSPersistentContainer
        @Environment(\.managedObjectContext) private var context
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Track.title, ascending: true)])
        private var tracks: FetchedResults<Track>
        @FetchRequest private var played: FetchedResults<Track>

        init(minimum: Int, container: NSPersistentContainer) {
            (self.minimum, self.container) = (minimum, container)
            _played = FetchRequest(
                sortDescriptors: [SortDescriptor(\.plays, order: .reverse)],
                predicate: NSPredicate(format: "plays >= %d", minimum))
        }

        var body: some View {
            let _ = print("list: \(tracks.map { $0.title ?? "" }), \(played.count) played")
            List {
                ForEach(tracks) { Row(track: $0) }
                    .onDelete { places in places.map { tracks[$0] }.forEach(context.delete) }
                Button("Add") {
                    for title in ["Cello", "Aria", "Bolero"] { Track(context: context).title = title }
                }
                Button("Save") {
                    do { try context.save() } catch { print("\(error)") }
                }
                Button("Undo") { context.rollback() }
                Button("Only o") { tracks.nsPredicate = NSPredicate(format: "title CONTAINS[cd] %@", "Ö") }
                Button("Reverse") { tracks.sortDescriptors = [SortDescriptor(\.title, order: .reverse)] }
                Button("Import") {
                    container.performBackgroundTask { other in
                        Track(context: other).title = "Disco"
                        do { try other.save() } catch { print("\(error)") }
                    }
                }
            }
        }
    }

    private struct Row: View {
        @ObservedObject var track: Track

        var body: some View {
            let _ = print("row: \(track.title ?? "") \(track.plays)")
            Button("Play \(track.title ?? "") \(track.plays)") { track.plays += 1 }
        }
    }
}
