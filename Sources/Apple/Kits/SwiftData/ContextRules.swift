/// Rules of models: the objects that a deletion also deletes or changes, and the unique values.
extension ModelContext {
    /// Applies the delete rule to the objects that a deleted object refers to.
    func release(_ model: any PersistentModel, _ relation: Relation) {
        let others = relation.models(of: model)
        switch relation.deleteRule {
        case .cascade:
            for other in others where other.modelContext === self { delete(other) }
        case .nullify: relation.forget(model)
        case .deny:
            if !others.isEmpty {
                denied.append("\(type(of: model)) cannot be deleted while it has \(relation.destination)s")
            }
        case .noAction: break
        }
    }

    /// Removes a deleted object from all one-way references to it.
    func loseReferences(to model: any PersistentModel) {
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

    /// Merges objects that share unique values: the existing object gets the new values, and the new object
    /// is removed.
    func mergeDuplicates() {
        for id in inserted + changed.keys.sorted() {
            guard let model = objects[id], let twin = twin(of: model) else { continue }
            let row = row(of: model)
            for field in ModelFields.all(of: type(of: twin)) { field.fill(twin, row, self) }
            if inserted.contains(id) { inserted.removeAll { $0 == id } } else { deleted.append(id) }
            changed[id] = nil
            for relation in Relation.all(of: type(of: model)) { relation.forget(model) }
            forget(id)
            revise(id)
        }
    }

    func twin(of model: any PersistentModel) -> (any PersistentModel)? {
        let type = type(of: model)
        let fields = ModelFields.all(of: type)
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

    func demand(_ type: any PersistentModel.Type) {
        guard !container.schema.has(type) else { return }
        end("failed to find a currently active container for \(type)")
    }

    func end(_ reason: String) -> Never { fatalError("SwiftData: \(reason)") }
}
