/// What was saved of an object.
struct Row {
    var values: [String: Stored]

    enum Stored {
        case plain(AnyObject)
        case models([PersistentIdentifier])
    }

    /// A value in a row, with its type.
    final class Plain<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    func ids(_ name: String) -> [PersistentIdentifier] {
        if case .models(let ids) = values[name] { ids } else { [] }
    }

    func plain<Value>(_ name: String) -> Value? {
        if case .plain(let object) = values[name] { (object as? Plain<Value>)?.value } else { nil }
    }
}

/// The values that an object is made with.
public struct _ModelRow {
    let id: PersistentIdentifier
    let row: Row
    let context: ModelContext

    /// The record of the object that is being made.
    public var record: _ModelRecord { _ModelRecord(id.number, in: context) }

    /// The value of a property. Objects that may be missing come later, when all that they refer to can be found.
    public subscript<Value>(name: String) -> Value {
        if let type = Value.self as? any _Related.Type {
            let models = type._canBeEmpty ? [] : row.ids(name).compactMap(context.object)
            if let value = type._holding(models) as? Value { return value }
        } else if let value: Value = row.plain(name) {
            return value
        }
        fatalError("\(id.entityName).\(name) is not in its row")
    }
}
