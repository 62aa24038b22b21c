/// The types of model that a container keeps.
public struct Schema: @unchecked Sendable {
    public let version: Version
    let types: [any PersistentModel.Type]

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        self.version = version
        self.types = Self.reached(from: types)
    }

    public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// A model that another one refers to belongs to the schema without being named.
    private static func reached(from types: [any PersistentModel.Type]) -> [any PersistentModel.Type] {
        var reached: [any PersistentModel.Type] = []
        var open = types
        while !open.isEmpty {
            let type = open.removeFirst()
            if reached.contains(where: { $0 == type }) { continue }
            reached.append(type)
            open += Relation.all(of: type).map(\.destination)
        }
        return reached
    }

    func has(_ type: any PersistentModel.Type) -> Bool { types.contains { $0 == type } }

    public struct Entity: Sendable {
        public let name: String
    }

    public var entities: [Entity] { types.map { Entity(name: $0.entityName) } }

    public struct Version: Hashable, Comparable, Codable, Sendable {
        private let parts: [Int]

        public init(_ major: Int, _ minor: Int, _ patch: Int) { parts = [major, minor, patch] }

        public static func < (one: Self, other: Self) -> Bool {
            one.parts.lexicographicallyPrecedes(other.parts)
        }
    }
}

extension Schema {
    /// What `@Attribute` says of a property. Only `unique` has an effect on what stays in memory.
    public struct Attribute: Sendable {
        let isUnique: Bool

        public init(
            _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
        ) { isUnique = options.contains(.unique) }

        public struct Option: Equatable, Sendable {
            private let name: String

            public static let unique = Option(name: "unique")
            public static let externalStorage = Option(name: "externalStorage")
            public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
            public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
            public static let ephemeral = Option(name: "ephemeral")
            public static let spotlight = Option(name: "spotlight")
            public static func transformable(by transformer: String) -> Option {
                Option(name: "transformable")
            }
        }
    }

    /// What `@Relationship` says of a property.
    public struct Relationship {
        let isUnique: Bool
        let deleteRule: DeleteRule
        let inverse: AnyKeyPath?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            isUnique = options.contains(.unique)
            self.deleteRule = deleteRule
            self.inverse = inverse
        }

        /// What becomes of the objects that a deleted one refers to.
        public enum DeleteRule: String, Codable, Sendable {
            case noAction, nullify, cascade, deny
        }

        public struct Option: Equatable, Sendable {
            private let name: String

            public static let unique = Option(name: "unique")
        }
    }
}

/// The models of one release of an app.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// How a store of an older release is brought up to date. Each play begins without a store, so nothing is ever migrated.
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
