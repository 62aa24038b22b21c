import SwiftUI

/// The saved values of an object. Relationships are lists of identifiers.
typealias Row = [String: Any]

/// Where a context reads and saves: a coordinator, or a parent context.
protocol RowSource: AnyObject {
    func row(_ id: NSManagedObjectID) -> Row?
    func ids(of entity: NSEntityDescription) -> [NSManagedObjectID]
    func take(_ saved: SavedChanges, from context: NSManagedObjectContext)
}

/// The rows that one save writes.
struct SavedChanges {
    var rows: [(id: NSManagedObjectID, row: Row)] = []
    var deleted: [NSManagedObjectID] = []
}

/// The rows of one store, in the order of their first save. Two stores with the same address share their rows while the
/// app runs.
final class StoredRows {
    private var rows: [NSManagedObjectID: Row] = [:]
    private var order: [NSManagedObjectID] = []

    subscript(id: NSManagedObjectID) -> Row? { rows[id] }

    func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] {
        // Two containers that share a store have separate entities with the same name.
        order.filter { $0.entity.isKindOf(entity: entity) || $0.entity.name == entity.name }
    }

    func id(at url: URL) -> NSManagedObjectID? { order.first { $0.hasAddress(url) } }

    func take(_ saved: SavedChanges) {
        for (id, row) in saved.rows {
            if rows[id] == nil { order.append(id) }
            rows[id] = row
            id.isSaved = true
        }
        for id in saved.deleted { rows[id] = nil }
        if !saved.deleted.isEmpty { order.removeAll { rows[$0] == nil } }
    }

    /// The stores that this run has used, by their URLs.
    private final class All {
        var stores: [URL: StoredRows] = [:]
    }

    static func at(_ url: URL?) -> StoredRows {
        guard let url, url.path != "/dev/null" else { return StoredRows() }
        let all = Singletons.shared { All() }
        if let known = all.stores[url] { return known }
        let new = StoredRows()
        all.stores[url] = new
        return new
    }

    static func remove(at url: URL) { Singletons.shared { All() }.stores[url] = nil }
}
