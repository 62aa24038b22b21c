/// A stored property of a model, as described by `@Model`.
public struct _ModelField {
    let name: String
    let keyPath: AnyKeyPath
    let isUnique: Bool
    /// The property's relation to other models; nil if the property refers to no models.
    let relation: Relation?
    /// Reads the property's value from an object, to store the value in a row.
    let stored: (any PersistentModel) -> Row.Stored
    /// Sets the property from a row. The context finds the objects that the row refers to.
    let fill: (any PersistentModel, Row, ModelContext) -> Void
    /// The value for comparing unique properties; nil if it cannot be compared.
    let key: (any PersistentModel) -> AnyHashable?

    public init<Model: PersistentModel, Value>(
        _ keyPath: ReferenceWritableKeyPath<Model, Value>, named name: String,
        attribute: Schema.Attribute? = nil, relationship: Schema.Relationship? = nil
    ) {
        self.name = name
        self.keyPath = keyPath
        isUnique = (attribute?.isUnique ?? false) || (relationship?.isUnique ?? false)
        relation = (Value.self as? any _Related.Type).map { type in
            Relation(
                source: Model.self, destination: type._destination, keyPath: keyPath,
                isToMany: type._canBeSeveral, deleteRule: relationship?.deleteRule ?? .nullify,
                statedInverse: relationship?.inverse,
                models: { ($0 as? Model)?[keyPath: keyPath] as? any _Related },
                set: { model, models in
                    guard let model = model as? Model, let value = type._holding(models) as? Value else {
                        return
                    }
                    model[keyPath: keyPath] = value
                })
        }
        stored = { model in
            guard let model = model as? Model else { return .models([]) }
            let value = model[keyPath: keyPath]
            if let related = value as? any _Related, Value.self is any _Related.Type {
                return .models(related._relatedModels.map(\.persistentModelID))
            }
            return .plain(Row.Plain(value))
        }
        fill = { model, row, context in
            guard let model = model as? Model,
                let value: Value = row.value(name, finding: context.object)
            else { return }
            model[keyPath: keyPath] = value
        }
        key = { model in
            guard let model = model as? Model else { return nil }
            return model[keyPath: keyPath] as? AnyHashable
        }
    }
}
