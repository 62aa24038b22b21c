import VirtualTime

/// Converts between a context's objects and the container's rows.
extension ModelContext {
    /// The object with this identifier, created from its row on first access.
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

    /// Sets the references of objects that were created from rows, and creates the referenced objects.
    func link() {
        isLinking = true
        defer { isLinking = false }
        while let id = unlinked.popLast() { refill(id) }
    }

    /// Sets an object's properties from its row, except for the properties in the list.
    func refill(_ id: PersistentIdentifier, except kept: Set<String> = []) {
        guard let model = objects[id], let row = container.rows[id] else { return }
        model._$record.isBeingFilled = true
        for field in ModelFields.all(of: type(of: model)) where !kept.contains(field.name) {
            field.fill(model, row, self)
        }
        model._$record.isBeingFilled = false
    }

    func row(of model: any PersistentModel) -> Row {
        let fields = ModelFields.all(of: type(of: model))
        return Self.unobserved {
            Row(values: Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.stored(model)) }))
        }
    }

    func forget(_ id: PersistentIdentifier) {
        objects.removeValue(forKey: id)?._$record.context = nil
    }

    /// Applies another context's changes to this context. The main context applies the changes of other contexts
    /// on the main actor, where views read the objects.
    func hear(changed others: [PersistentIdentifier], deleted gone: Set<PersistentIdentifier>) {
        guard isOfViews, !Simulation.shared.isOnMain else { return take(changed: others, deleted: gone) }
        let own = WeakContext(self)
        Task { @MainActor in own.context?.take(changed: others, deleted: gone) }
    }

    /// Applies another context's changes to this context, but keeps this context's unsaved changes.
    func take(changed others: [PersistentIdentifier], deleted gone: Set<PersistentIdentifier>) {
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
}
