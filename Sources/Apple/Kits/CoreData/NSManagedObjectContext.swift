public import Foundation
import Lifecycle
public import SwiftUI

/// An app's objects, and their unsaved changes.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// The parent context, to which this context saves.
    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? parent?.persistentStoreCoordinator }
        set {
            coordinator = newValue
            newValue?.add(self)
        }
    }
    open var automaticallyMergesChangesFromParent = false
    open var mergePolicy: Any = NSErrorMergePolicy
    open var name: String?
    open var undoManager: UndoManager?
    open var transactionAuthor: String?
    public let userInfo = NSMutableDictionary()

    private var coordinator: NSPersistentStoreCoordinator?
    private var objects: [NSManagedObjectID: NSManagedObject] = [:]
    private var inserted: [NSManagedObject] = []
    private var updated: [NSManagedObject] = []
    private var deleted: [NSManagedObject] = []
    /// The changed properties of each updated object.
    private var changed: [NSManagedObjectID: Set<String>] = [:]
    let pending = PendingChanges()

    public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
        self.concurrencyType = concurrencyType
    }

    public convenience init(_ type: ConcurrencyType) {
        self.init(
            concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }
    var source: (any RowSource)? { parent ?? coordinator }

    // MARK: - Changes

    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }
    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }

    func isInserted(_ object: NSManagedObject) -> Bool { object.isNew }
    func isUpdated(_ object: NSManagedObject) -> Bool { changed[object.objectID] != nil }
    func changedKeys(of object: NSManagedObject) -> Set<String> {
        changed[object.objectID] ?? (isInserted(object) ? Set(object.values.keys) : [])
    }

    open func insert(_ object: NSManagedObject) {
        guard object.managedObjectContext == nil else { return }
        object.managedObjectContext = self
        objects[object.objectID] = object
        inserted.append(object)
        object.isNew = true
        object.awakeFromInsert()
        pending.add(object, as: .inserted, in: self)
    }

    open func delete(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !object.isDeleted else { return }
        object.prepareForDeletion()
        object.objectWillChange.send()
        object.isDeleted = true
        object.release()
        forgetChanges(of: object)
        if let place = inserted.firstIndex(of: object) {
            inserted.remove(at: place)
            forget(object)
        } else {
            deleted.append(object)
        }
        pending.add(object, as: .deleted, in: self)
    }

    func note(_ object: NSManagedObject, _ key: String) {
        pending.add(object, as: .updated, in: self)
        guard !object.isDeleted, !isInserted(object) else { return }
        if changed[object.objectID] == nil { updated.append(object) }
        changed[object.objectID, default: []].insert(key)
    }

    private func forgetChanges(of object: NSManagedObject) {
        changed[object.objectID] = nil
        updated.removeAll { $0 === object }
    }

    private func forget(_ object: NSManagedObject) {
        objects[object.objectID] = nil
        (object.managedObjectContext, object.isNew) = (nil, false)
    }

    // MARK: - Saving

    open func save() throws {
        guard hasChanges else { return }
        post(Self.willSaveObjectsNotification, [:])
        for object in inserted + updated + deleted { object.willSave() }
        try validate()
        try resolveConflicts()
        processPendingChanges()
        let told: [String: Any] = [
            NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
            NSDeletedObjectsKey: deletedObjects,
        ]
        let (kept, gone) = (inserted + updated, deleted)
        let saved = SavedChanges(
            rows: kept.map { ($0.objectID, row(of: $0)) }, deleted: gone.map(\.objectID))
        (inserted, updated, deleted, changed) = ([], [], [], [:])
        for object in kept { object.isNew = false }
        for object in gone {
            forget(object)
            object.isDeleted = false
        }
        source?.take(saved, from: self)
        for object in kept + gone { object.didSave() }
        post(Self.didSaveObjectsNotification, told)
    }

    private func validate() throws {
        for object in inserted {
            try object.validateForInsert()
            try Validation.check(object)
        }
        for object in updated {
            try object.validateForUpdate()
            try Validation.check(object)
        }
        for object in deleted {
            try object.validateForDelete()
            try Validation.checkDeletion(of: object)
        }
    }

    /// Merges a new object into an older object with the same unique values, as the merge policy says.
    private func resolveConflicts() throws {
        for object in inserted where !object.isDeleted {
            guard let former = Validation.rival(of: object, in: self) else { continue }
            switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
            case .errorMergePolicyType: throw Validation.conflict(of: object)
            case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType:
                former.absorb(object, withValues: false)
            case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
                former.absorb(object, withValues: true)
            }
            delete(object)
        }
    }

    open func rollback() {
        let (added, altered, removed) = (inserted, updated, deleted)
        (inserted, updated, deleted, changed) = ([], [], [], [:])
        for object in added {
            object.isDeleted = true
            forget(object)
            pending.add(object, as: .deleted, in: self)
        }
        for object in removed {
            object.isDeleted = false
            pending.add(object, as: .inserted, in: self)
        }
        for object in altered + removed { refill(object) }
    }

    open func reset() {
        for object in objects.values { object.managedObjectContext = nil }
        (objects, inserted, updated, deleted, changed) = ([:], [], [], [], [:])
        pending.revise()
    }

    open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
        if !mergeChanges { forgetChanges(of: object) }
        refill(object, except: changed[object.objectID] ?? [])
    }

    open func refreshAllObjects() {
        for object in objects.values where !isInserted(object) { refresh(object, mergeChanges: true) }
    }

    open func assign(_ object: Any, to store: NSPersistentStore) {}
    open func undo() { undoManager?.undo() }

    // MARK: - Objects and rows

    func row(of object: NSManagedObject) -> Row {
        object.values.mapValues { ($0 as? [NSManagedObject])?.map(\.objectID) ?? $0 }
    }

    /// The object with this identifier, created from its row on first access.
    func registered(_ id: NSManagedObjectID) -> NSManagedObject? {
        if let object = objects[id] { return object }
        guard source?.row(id) != nil else { return nil }
        let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
        object.objectID = id
        object.managedObjectContext = self
        objects[id] = object
        fill(object)
        object.awakeFromFetch()
        return object
    }

    open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { objects[id] }

    private func fill(_ object: NSManagedObject, except kept: Set<String> = []) {
        guard let row = source?.row(object.objectID) else { return }
        for (key, value) in row where !kept.contains(key) {
            object.values[key] = (value as? [NSManagedObjectID])?.compactMap(registered) ?? value
        }
        for key in object.values.keys where row[key] == nil && !kept.contains(key) {
            object.values[key] = nil
        }
    }

    private func refill(_ object: NSManagedObject, except kept: Set<String> = []) {
        object.objectWillChange.send()
        fill(object, except: kept)
        pending.add(object, as: .refreshed, in: self)
    }

    /// The identifiers of the objects that this context can see.
    func allIDs(of entity: NSEntityDescription, pending: Bool = true) -> [NSManagedObjectID] {
        let saved = source?.ids(of: entity) ?? []
        guard pending else { return saved }
        let gone = Set(deleted.map(\.objectID))
        let new = inserted.map(\.objectID).filter { $0.entity.isKindOf(entity: entity) }
        return saved.filter { !gone.contains($0) } + new
    }

    // MARK: - Changes of other contexts

    /// Merges the changes that another context saved, but keeps this context's unsaved changes. A
    /// context of the main queue merges another context's changes on the main actor.
    func hear(_ saved: SavedChanges) {
        guard concurrencyType == .mainQueueConcurrencyType, !isOnMain else { return merge(saved) }
        let (own, saved) = (WeakContext(self), UncheckedBox(saved))
        Task { @MainActor in own.context?.merge(saved.value) }
    }

    func merge(_ saved: SavedChanges) {
        for id in saved.deleted {
            guard let object = objects[id] else { continue }
            object.objectWillChange.send()
            object.isDeleted = true
            forgetChanges(of: object)
            deleted.removeAll { $0 === object }
            forget(object)
            pending.add(object, as: .deleted, in: self)
        }
        for (id, _) in saved.rows {
            if let object = objects[id] {
                refill(object, except: changed[id] ?? [])
            } else if let object = registered(id) {
                pending.add(object, as: .inserted, in: self)
            }
        }
    }
}

extension NSManagedObjectContext: RowSource {
    func ids(of entity: NSEntityDescription) -> [NSManagedObjectID] { allIDs(of: entity) }

    func row(_ id: NSManagedObjectID) -> Row? { registered(id).map(row) }

    /// Applies a child context's saved changes to this context as unsaved changes.
    func take(_ saved: SavedChanges, from child: NSManagedObjectContext) {
        for id in saved.deleted { registered(id).map(delete) }
        for (id, _) in saved.rows where registered(id) == nil {
            let object = id.entity.objectClass.init(entity: id.entity, insertInto: nil)
            object.objectID = id
            (object.managedObjectContext, objects[id]) = (self, object)
            inserted.append(object)
            object.isNew = true
            pending.add(object, as: .inserted, in: self)
        }
        for (id, row) in saved.rows {
            guard let object = registered(id) else { continue }
            for (key, value) in row {
                object.note(key) {
                    object.values[key] = (value as? [NSManagedObjectID])?.compactMap(registered) ?? value
                }
            }
        }
    }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

extension NSManagedObjectContext {
    public enum ConcurrencyType: Sendable { case privateQueue, mainQueue }
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }
}
