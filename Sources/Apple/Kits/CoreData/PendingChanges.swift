public import Foundation
import SwiftUI

/// A context's changes since the last notification. Views see each change immediately, but other observers receive all
/// collected changes in one notification.
final class PendingChanges {
    enum Kind: String {
        case inserted, updated, deleted, refreshed
    }
    private var objects: [Kind: Set<NSManagedObject>] = [:]
    private var followers: [WeakFollower] = []
    private var isScheduled = false
    /// The number of the context's changes since its creation. A fetch's result can be reused while the number of
    /// changes stays the same.
    private(set) var number = 0
    private let registrar = ObservationRegistrar()

    func add(_ object: NSManagedObject, as kind: Kind, in context: NSManagedObjectContext) {
        objects[kind, default: []].insert(object)
        revise()
        guard !isScheduled, !followers.isEmpty else { return }
        isScheduled = true
        let own = WeakContext(context)
        Task { @MainActor in own.context?.processPendingChanges() }
    }

    /// Runs view bodies again if they have fetched from the context.
    func revise() {
        number += 1
        registrar.withMutation(of: self, keyPath: \.number) {}
    }

    func wereRead() { registrar.access(self, keyPath: \.number) }

    func follow(_ follower: any ChangeFollower) { followers.append(WeakFollower(follower: follower)) }

    func tell(_ context: NSManagedObjectContext) {
        isScheduled = false
        guard !objects.isEmpty else { return }
        let changes = objects
        objects = [:]
        followers.removeAll { $0.follower == nil }
        for follower in followers { follower.follower?.contextChanged(updated: changes[.updated] ?? []) }
        let facts = Dictionary(uniqueKeysWithValues: changes.map { ($0.key.rawValue, $0.value as Any) })
        context.post(NSManagedObjectContext.didChangeObjectsNotification, facts)
    }

    private struct WeakFollower {
        weak var follower: (any ChangeFollower)?
    }
}

extension PendingChanges: Observable {}

/// An observer that receives a context's changes together, such as an `NSFetchedResultsController`.
protocol ChangeFollower: AnyObject {
    func contextChanged(updated: Set<NSManagedObject>)
}

extension NSManagedObjectContext {
    public func processPendingChanges() { pending.tell(self) }

    func post(_ name: Notification.Name, _ facts: [String: Any]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: facts)
    }

    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange

    public func mergeChanges(fromContextDidSave notification: Notification) {
        let facts = notification.userInfo ?? [:]
        func ids(_ key: String) -> [NSManagedObjectID] {
            (facts[key] as? Set<NSManagedObject>)?.map(\.objectID) ?? []
        }
        merge(
            SavedChanges(
                rows: (ids(NSInsertedObjectsKey) + ids(NSUpdatedObjectsKey)).map { ($0, [:]) },
                deleted: ids(NSDeletedObjectsKey)))
    }

    public class func mergeChanges(
        fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        func ids(_ key: String) -> [NSManagedObjectID] {
            (ManagedValue.elements(of: changes[key]) ?? []).compactMap { $0 as? NSManagedObjectID }
        }
        let kept = [NSInsertedObjectsKey, NSInsertedObjectIDsKey, NSUpdatedObjectsKey, NSUpdatedObjectIDsKey]
        let saved = SavedChanges(
            rows: kept.flatMap(ids).map { ($0, [:]) },
            deleted: [NSDeletedObjectsKey, NSDeletedObjectIDsKey].flatMap(ids))
        for context in contexts { context.merge(saved) }
    }
}
