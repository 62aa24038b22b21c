public import Observation

// SwiftData: models live in memory, each play of an app begins with none.
//
// Start with `ModelContext`, which the app talks to; `ContextFetch`, `ContextObjects` and `ContextRules` are parts of it. `ModelContainer` holds what contexts have saved, as rows; a context makes
// objects of rows and rows of objects through the fields that `@Model` writes down. `Query` asks a context at each read, and
// nothing but Observation tells a view that something changed.

/// A class whose objects a context keeps. `@Model` makes one of a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, _Related {
    /// Makes the object of a row.
    init(_$row: _ModelRow)
    /// What the course knows of the object beside its values.
    var _$record: _ModelRecord { get }
    /// The stored properties.
    static var _$fields: [_ModelField] { get }
    /// The groups of properties of which no two objects have the same values.
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

/// Names an object, in whatever context it is met. It stays the same when the object is saved.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
    public let entityName: String
    let number: Int

    public var id: Int { number }

    public var storeIdentifier: String? { nil }

    public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
