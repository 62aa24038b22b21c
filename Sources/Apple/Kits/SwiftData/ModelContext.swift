public import Foundation
import SwiftUI
import VirtualTime

/// An app's objects, and their unsaved changes.
public final class ModelContext: Equatable {
    public let container: ModelContainer
    /// Whether the context saves when the app enters the background, and after 10 s with changes. Autosave is
    /// on for the main context.
    public var autosaveEnabled = false
    /// Registers each later insertion, deletion and write as one undo step.
    public var undoManager: UndoManager?

    var objects: [PersistentIdentifier: any PersistentModel] = [:]
    var inserted: [PersistentIdentifier] = []
    /// The names of each object's changed properties.
    var changed: [PersistentIdentifier: Set<String>] = [:]
    var deleted: [PersistentIdentifier] = []
    /// Deletions that the rule `deny` of a relationship forbids.
    var denied: [String] = []

    /// Objects created from rows, before their references are set.
    var unlinked: [PersistentIdentifier] = []
    var isLinking = false

    var entities: [String: EntityRevision] = [:]
    var leaving: (any NSObjectProtocol)?

    let isOfViews: Bool

    public convenience init(_ container: ModelContainer) { self.init(container, isOfViews: false) }

    init(_ container: ModelContainer, isOfViews: Bool) {
        self.container = container
        self.isOfViews = isOfViews
        autosaveEnabled = isOfViews
        container.add(self)
        let run = AppRun.current
        leaving = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [own = WeakContext(self)] _ in
            guard let context = own.context, context.autosaveEnabled, AppRun.current === run else { return }
            try? context.save()
        }
    }

    deinit {
        if let leaving { NotificationCenter.default.removeObserver(leaving) }
    }

    public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }

    // MARK: - Changes

    public var hasChanges: Bool {
        container.autosave()
        return isChanged
    }

    var isChanged: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

    public func insert<Model: PersistentModel>(_ model: Model) {
        let id = model.persistentModelID
        demand(Model.self)
        guard model.modelContext == nil || model.modelContext === self && model._$record.isDeleted else {
            return
        }
        container.autosave()
        noteUnsaved()
        model._$record.context = self
        model._$record.isDeleted = false
        objects[id] = model
        if let place = deleted.firstIndex(of: id) { deleted.remove(at: place) } else { inserted.append(id) }
        revise(id)
        undoManager?.registerUndo(withTarget: self) { $0.delete(model) }
        // The initializer of the object may have set references, so this loop sets the inverse references.
        withoutUndo {
            for relation in Relation.all(of: Model.self) {
                relation.follow(from: [], to: relation.models(of: model), of: model)
            }
        }
    }

    /// Does work without registering an undo step.
    func withoutUndo(_ work: () -> Void) {
        let manager = undoManager
        undoManager = nil
        work()
        undoManager = manager
    }

    public func delete<Model: PersistentModel>(_ model: Model) {
        let id = model.persistentModelID
        guard model.modelContext === self, !model._$record.isDeleted else { return }
        container.autosave()
        noteUnsaved()
        model._$record.isDeleted = true
        undoManager?.registerUndo(withTarget: self) { $0.insert(model) }
        withoutUndo {
            for relation in Relation.all(of: Model.self) { release(model, relation) }
            loseReferences(to: model)
        }
        changed[id] = nil
        if let place = inserted.firstIndex(of: id) {
            inserted.remove(at: place)
            forget(id)
        } else {
            deleted.append(id)
        }
        revise(id)
    }

    public func delete<Model: PersistentModel>(
        model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
    }

    public func save() throws {
        if let reason = denied.first { throw SwiftDataError.notAllowed(reason) }
        guard isChanged else { return }
        unsavedSince = nil
        NotificationCenter.default.post(name: Self.willSave, object: self)
        mergeDuplicates()
        let told: [NotificationKey: [PersistentIdentifier]] = [
            .insertedIdentifiers: inserted, .updatedIdentifiers: changed.keys.sorted(),
            .deletedIdentifiers: deleted,
        ]
        let kept = inserted + changed.keys.sorted()
        let rows = kept.compactMap { id in objects[id].map { (id, row(of: $0)) } }
        let gone = Set(deleted)
        (inserted, changed, deleted) = ([], [:], [])
        for id in gone { forget(id) }
        container.save(rows, deleted: gone, by: self)
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: Dictionary(uniqueKeysWithValues: told.map { ($0.key.rawValue, $0.value) }))
    }

    /// Discards all changes since the last save.
    public func rollback() {
        container.autosave()
        unsavedSince = nil
        let (added, altered, removed) = (inserted, changed, deleted)
        (inserted, changed, deleted, denied) = ([], [:], [], [])
        for id in added {
            revise(id)
            forget(id)
        }
        for id in removed { objects[id]?._$record.isDeleted = false }
        for id in Set(removed).union(altered.keys) {
            refill(id)
            revise(id)
        }
    }

    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    // MARK: - Autosave

    /// The time of the first unsaved change.
    var unsavedSince: VirtualInstant?

    func noteUnsaved() {
        if unsavedSince == nil { unsavedSince = Simulation.shared.now }
    }

    /// Saves if the first unsaved change is 10 s old. No timer saves the context: each fetch and each change first
    /// calls `autosaveIfDue`.
    func autosaveIfDue() {
        guard autosaveEnabled, let unsavedSince, Simulation.shared.now - unsavedSince >= .seconds(10) else {
            return
        }
        try? save()
    }

    func hasPendingChanges(of id: PersistentIdentifier) -> Bool {
        changed[id] != nil || inserted.contains(id) || deleted.contains(id)
    }

    func noteChange(of model: any PersistentModel, _ name: String) {
        let id = model.persistentModelID
        guard !inserted.contains(id), !deleted.contains(id) else { return }
        container.autosave()
        changed[id, default: []].insert(name)
        noteUnsaved()
    }

    // MARK: - Observation

    func revision(of entity: String) -> EntityRevision {
        if let revision = entities[entity] { return revision }
        let revision = EntityRevision()
        entities[entity] = revision
        return revision
    }

    /// Makes queries of this entity run again.
    func revise(_ id: PersistentIdentifier) { revision(of: id.entityName).change() }

    public static let willSave = Notification.Name("NSManagedObjectContextWillSaveNotification")
    public static let didSave = Notification.Name("NSManagedObjectContextDidSaveNotification")

    /// Keys in the `userInfo` of `didSave`.
    public enum NotificationKey: String {
        case insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
    }
}
