public import Observation

// SwiftData: models live in memory, and each run of an app begins without models.
//
// Start with `ModelContext`, which the app uses; `ContextFetch`, `ContextObjects` and `ContextRules` extend it.
// `ModelContainer` stores saved objects as rows. A context converts between objects and rows with the fields that
// `@Model` describes. `Query` fetches from a context at each read. Views learn of changes only through Observation.

/// A class whose objects a context stores. The macro `@Model` makes a class conform to this protocol.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _Related {
    /// Creates an object from a row.
    init(_$row: _ModelRow)
    /// The object's hidden state.
    var _$record: _ModelRecord { get }
    /// The stored properties.
    static var _$fields: [_ModelField] { get }
    /// Groups of properties whose combined values are unique.
    static var _$uniqueness: [[AnyKeyPath]] { get }
}

extension PersistentModel {
    public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(entityName: Self.entityName, number: _$record.number)
    }

    public var id: PersistentIdentifier { persistentModelID }

    public var modelContext: ModelContext? { _$record.context }

    public var hasChanges: Bool { _$record.context?.hasPendingChanges(of: persistentModelID) ?? false }

    public var isDeleted: Bool { _$record.isDeleted }

    public static var _$uniqueness: [[AnyKeyPath]] { [] }

    public static func == (one: Self, other: Self) -> Bool { one === other }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    static var entityName: String { "\(Self.self)" }
}

/// Identifies an object in every context. An object's identifier does not change when the object is saved.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
    public let entityName: String
    let number: Int

    public var id: Int { number }

    public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
