/// A property that refers to models, with its inverse.
struct Relation {
    let source: any PersistentModel.Type
    let destination: any PersistentModel.Type
    let keyPath: AnyKeyPath
    let isToMany: Bool
    let deleteRule: Schema.Relationship.DeleteRule
    /// The inverse from `@Relationship`.
    let statedInverse: AnyKeyPath?
    let models: (any PersistentModel) -> (any _Related)?
    let set: (any PersistentModel, [any PersistentModel]) -> Void

    static func all(of type: any PersistentModel.Type) -> [Relation] {
        ModelFields.all(of: type).compactMap(\.relation)
    }

    static func of(_ keyPath: AnyKeyPath, in type: any PersistentModel.Type) -> Relation? {
        all(of: type).first { $0.keyPath == keyPath }
    }

    /// The inverse that one of the two properties names, or else the only possible inverse.
    var inverse: Relation? {
        let back = Self.all(of: destination).filter { $0.destination == source && $0.keyPath != keyPath }
        if let statedInverse { return back.first { $0.keyPath == statedInverse } }
        if let stated = back.first(where: { $0.statedInverse == keyPath }) { return stated }
        let open = back.filter { $0.statedInverse == nil }
        let rivals = Self.all(of: source).filter { $0.destination == destination && $0.statedInverse == nil }
        return open.count == 1 && rivals.count == 1 && source != destination ? open.first : nil
    }

    func models(of owner: any PersistentModel) -> [any PersistentModel] {
        models(owner)?._relatedModels ?? []
    }

    /// Updates the inverses after the property was written.
    func follow(
        from old: [any PersistentModel], to new: [any PersistentModel], of owner: any PersistentModel
    ) {
        let inverse = inverse
        for model in old where !new.contains(where: { $0 === model }) { inverse?.remove(owner, from: model) }
        for model in new where !old.contains(where: { $0 === model }) {
            if let one = owner.modelContext, let other = model.modelContext, one !== other {
                fatalError(
                    "SwiftData: Illegal attempt to establish a relationship between objects in different contexts"
                )
            }
            inverse?.add(owner, to: model)
            if let context = owner.modelContext, model.modelContext == nil {
                context.insert(model)
            } else if let context = model.modelContext, owner.modelContext == nil {
                context.insert(owner)
            }
        }
    }

    /// Removes the owner from the inverse references of all models to which the owner refers.
    func forget(_ owner: any PersistentModel) {
        let inverse = inverse
        for model in models(of: owner) { inverse?.remove(owner, from: model) }
    }

    func remove(_ model: any PersistentModel, from owner: any PersistentModel) {
        let before = models(of: owner)
        let after = before.filter { $0 !== model }
        if after.count != before.count { set(owner, after) }
    }

    private func add(_ model: any PersistentModel, to owner: any PersistentModel) {
        let before = models(of: owner)
        guard !before.contains(where: { $0 === model }) else { return }
        set(owner, isToMany ? before + [model] : [model])
    }
}
