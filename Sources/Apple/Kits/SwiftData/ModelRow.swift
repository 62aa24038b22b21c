/// An object's saved values.
struct Row {
    var values: [String: Stored]

    enum Stored {
        case plain(AnyObject)
        case models([PersistentIdentifier])
    }

    /// A saved value with its type.
    final class Plain<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// The value of a property. The closure `object` returns the model with the given identifier.
    func value<Value>(
        _ name: String, finding object: (PersistentIdentifier) -> (any PersistentModel)?
    ) -> Value? {
        switch values[name] {
        case .plain(let plain): (plain as? Plain<Value>)?.value
        case .models(let ids):
            (Value.self as? any _Related.Type)?._holding(ids.compactMap(object)) as? Value
        case nil: nil
        }
    }
}

/// The saved values for creating an object.
public struct _ModelRow {
    let id: PersistentIdentifier
    let row: Row
    let context: ModelContext

    /// The record for the new object that is created from this row.
    public var record: _ModelRecord { _ModelRecord(id.number, in: context) }

    /// The value of a property. Optional and array references are set later, when all objects exist.
    public subscript<Value>(name: String) -> Value {
        let comesLater = (Value.self as? any _Related.Type)?._canBeEmpty ?? false
        guard let value: Value = row.value(name, finding: { comesLater ? nil : context.object($0) }) else {
            fatalError("\(id.entityName).\(name) is not in its row")
        }
        return value
    }
}
