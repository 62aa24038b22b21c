public import Foundation
import SwiftUI
import VirtualTime

/// The objects of an app, and what has been done to them since they were saved.
public final class ModelContext: Equatable {
    public let container: ModelContainer
    /// Whether the context is saved when the app goes to the background. That of views is.
    public var autosaveEnabled = false
    /// Keeps what is done from now on, to undo it: each insert, deletion and write as one step.
    public var undoManager: UndoManager?

    private var objects: [PersistentIdentifier: any PersistentModel] = [:]
    private var inserted: [PersistentIdentifier] = []
    /// The properties of each object that were written.
    private var changed: [PersistentIdentifier: Set<String>] = [:]
    private var deleted: [PersistentIdentifier] = []
    /// The deletions that a relationship with the rule `deny` forbids.
    private var denied: [String] = []

    /// Objects made of rows that do not refer to others yet.
    private var unlinked: [PersistentIdentifier] = []
    private var isLinking = false

    private var entities: [String: EntityRevision] = [:]
    private var leaving: (any NSObjectProtocol)?

    private let isOfViews: Bool

    public convenience init(_ container: ModelContainer) { self.init(container, isOfViews: false) }

    init(_ container: ModelContainer, isOfViews: Bool) {
        self.container = container
        self.isOfViews = isOfViews
        autosaveEnabled = isOfViews
        container.add(self)
        leaving = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
        ) { [own = WeakContext(self)] _ in
            guard let context = own.context, context.autosaveEnabled else { return }
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

    private var isChanged: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty }

    public var insertedModelsArray: [any PersistentModel] { inserted.compactMap { objects[$0] } }
    public var changedModelsArray: [any PersistentModel] { changed.keys.sorted().compactMap { objects[$0] } }
    public var deletedModelsArray: [any PersistentModel] { deleted.compactMap { objects[$0] } }

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
        // What an init gave it has not been followed yet.
        withoutUndo {
            for relation in Relation.all(of: Model.self) {
                relation.follow(from: [], to: relation.models(of: model), of: model)
            }
        }
    }

    /// What follows from a step is part of it.
    private func withoutUndo(_ work: () -> Void) {
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

    /// Takes back all that happened since the last save.
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

    public func processPendingChanges() {}

    // MARK: - Saving by itself

    /// When the first change was made that is not saved.
    private var unsavedSince: VirtualInstant?

    private func noteUnsaved() {
        if unsavedSince == nil { unsavedSince = Simulation.shared.now }
    }

    /// Saves what has been changed for a while. No timer does so: it is made up for before anybody looks.
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

    // MARK: - Questions

    /// What is there now. A body that asks is not run again when something else is: that is what a `Query` is for.
    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        try Self.unobserved { try found(descriptor) }
    }

    /// Whether reading a property of a model tells a body that it depends on it. The engine has one thread.
    private(set) nonisolated(unsafe) static var isObserved = true

    private static func unobserved<Result>(_ work: () throws -> Result) rethrows -> Result {
        let before = isObserved
        isObserved = false
        defer { isObserved = before }
        return try work()
    }

    func found<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        demand(Model.self)
        container.autosave()
        if Self.isObserved { revision(of: Model.entityName).wasRead() }
        var found = ids(of: Model.self, pending: descriptor.includePendingChanges)
            .compactMap { object($0) as? Model }
        if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        if let offset = descriptor.fetchOffset { found.removeFirst(min(max(offset, 0), found.count)) }
        if let limit = descriptor.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
        return found
    }

    public func fetch<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int
    ) throws -> [Model] { try fetch(descriptor) }

    public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
    ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

    public func enumerate<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
        block: (Model) throws -> Void
    ) throws {
        for model in try fetch(descriptor) { try block(model) }
    }

    public func model(for id: PersistentIdentifier) -> any PersistentModel {
        guard let model = object(id) else {
            end("\(id.entityName) has no object with this identifier in the app's ModelContainer")
        }
        return model
    }

    public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
        objects[id] as? Model
    }

    private func ids(of type: any PersistentModel.Type, pending: Bool) -> [PersistentIdentifier] {
        let saved = container.ids(of: type.entityName)
        guard pending else { return saved }
        return saved.filter { !deleted.contains($0) } + inserted.filter { $0.entityName == type.entityName }
    }

    // MARK: - Objects and rows

    /// The object with this identifier, made of its row if the context has not met it.
    func object(_ id: PersistentIdentifier) -> (any PersistentModel)? {
        if let object = objects[id] { return object }
        guard let row = container.rows[id],
            let type = container.schema.types.first(where: { $0.entityName == id.entityName })
        else { return nil }
        return Self.unobserved {
            let model = type.init(_$row: _ModelRow(id: id, row: row, context: self))
            objects[id] = model
            unlinked.append(id)
            if !isLinking { link() }
            return model
        }
    }

    /// Lets the objects that were made refer to each other; more may be made by that.
    private func link() {
        isLinking = true
        defer { isLinking = false }
        while let id = unlinked.popLast() { refill(id) }
    }

    /// Gives an object the values of its row, except for these properties.
    private func refill(_ id: PersistentIdentifier, except kept: Set<String> = []) {
        guard let model = objects[id], let row = container.rows[id] else { return }
        model._$record.isBeingFilled = true
        for field in type(of: model)._$fields where !kept.contains(field.name) {
            field.fill(model, row, self)
        }
        model._$record.isBeingFilled = false
    }

    private func row(of model: any PersistentModel) -> Row {
        let fields = type(of: model)._$fields
        return Self.unobserved {
            Row(values: Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.stored(model)) }))
        }
    }

    private func forget(_ id: PersistentIdentifier) {
        objects.removeValue(forKey: id)?._$record.context = nil
    }

    /// Takes what another context saved. The context of views does so on the main actor, where they read it.
    func hear(changed others: [PersistentIdentifier], deleted gone: Set<PersistentIdentifier>) {
        guard isOfViews, !Simulation.shared.isOnMain else { return take(changed: others, deleted: gone) }
        let own = WeakContext(self)
        Task { @MainActor in own.context?.take(changed: others, deleted: gone) }
    }

    /// What was changed here and not saved stays.
    private func take(changed others: [PersistentIdentifier], deleted gone: Set<PersistentIdentifier>) {
        for id in gone {
            objects[id]?._$record.isDeleted = true
            inserted.removeAll { $0 == id }
            changed[id] = nil
            deleted.removeAll { $0 == id }
            forget(id)
            revise(id)
        }
        for id in others {
            if !deleted.contains(id) { refill(id, except: changed[id] ?? []) }
            revise(id)
        }
    }

    // MARK: - What models ask for

    /// What a deletion does to the objects that the deleted one refers to.
    private func release(_ model: any PersistentModel, _ relation: Relation) {
        let others = relation.models(of: model)
        switch relation.deleteRule {
        case .cascade:
            for other in others where other.modelContext === self { delete(other) }
        case .nullify:
            let inverse = relation.inverse
            for other in others { inverse?.remove(model, from: other) }
        case .deny:
            if !others.isEmpty {
                denied.append("\(type(of: model)) cannot be deleted while it has \(relation.destination)s")
            }
        case .noAction: break
        }
    }

    /// Takes a deleted object from those that refer to it and that it does not refer back to.
    private func loseReferences(to model: any PersistentModel) {
        let kind: any PersistentModel.Type = type(of: model)
        for type in container.schema.types {
            let relations = Relation.all(of: type).filter {
                $0.destination == kind && $0.inverse == nil
            }
            guard !relations.isEmpty else { continue }
            for owner in ids(of: type, pending: true).compactMap(object) {
                for relation in relations { relation.remove(model, from: owner) }
            }
        }
    }

    /// An object whose unique values are those of another replaces what that one says.
    private func mergeDuplicates() {
        for id in inserted + changed.keys.sorted() {
            guard let model = objects[id], let twin = twin(of: model) else { continue }
            let row = row(of: model)
            for field in type(of: twin)._$fields { field.fill(twin, row, self) }
            if inserted.contains(id) { inserted.removeAll { $0 == id } } else { deleted.append(id) }
            changed[id] = nil
            for relation in Relation.all(of: type(of: model)) {
                let inverse = relation.inverse
                for other in relation.models(of: model) { inverse?.remove(model, from: other) }
            }
            forget(id)
            revise(id)
        }
    }

    private func twin(of model: any PersistentModel) -> (any PersistentModel)? {
        let type = type(of: model)
        let fields = type._$fields
        let groups =
            fields.filter(\.isUnique).map { [$0] }
            + type._$uniqueness.map { paths in fields.filter { paths.contains($0.keyPath) } }
        guard !groups.isEmpty else { return nil }
        let own = model.persistentModelID
        let all = ids(of: type, pending: true)
        let others = (inserted.contains(own) ? all.filter { $0 < own } : all.filter { $0 != own }).compactMap(
            object)
        return others.last { other in
            groups.contains { group in
                group.allSatisfy { field in
                    field.key(model).map { $0 == field.key(other) } ?? false
                }
            }
        }
    }

    private func demand(_ type: any PersistentModel.Type) {
        guard !container.schema.has(type) else { return }
        end("failed to find a currently active container for \(type)")
    }

    private func end(_ reason: String) -> Never { fatalError("SwiftData: \(reason)") }

    // MARK: - Who is told

    private func revision(of entity: String) -> EntityRevision {
        if let revision = entities[entity] { return revision }
        let revision = EntityRevision()
        entities[entity] = revision
        return revision
    }

    /// Tells those who asked for objects of this kind that others may be found now.
    private func revise(_ id: PersistentIdentifier) { revision(of: id.entityName).change() }

    public static let willSave = Notification.Name("NSManagedObjectContextWillSaveNotification")
    /// What a notification names.
    public enum NotificationKey: String {
        case insertedIdentifiers, updatedIdentifiers, deletedIdentifiers
    }

    public static let didSave = Notification.Name("NSManagedObjectContextDidSaveNotification")
}

/// A context for as long as somebody else keeps it. The engine has one thread.
final class WeakContext: @unchecked Sendable {
    private(set) weak var context: ModelContext?

    init(_ context: ModelContext) { self.context = context }
}

/// Which objects of a kind there are, as something that a body can read.
private final class EntityRevision: Observable {
    private let registrar = ObservationRegistrar()
    private var number: Int { 0 }

    func wasRead() { registrar.access(self, keyPath: \.number) }

    func change() { registrar.withMutation(of: self, keyPath: \.number) {} }
}
