/// The model types of a container.
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

    /// All models, including the models that other models refer to.
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
    /// Options of `@Attribute`. Only `unique` has an effect on models in memory.
    public struct Attribute: Sendable {
        let isUnique: Bool

        public init(
            _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
        ) { isUnique = options.contains(.unique) }

        public struct Option: Equatable, Sendable {
            private let name: String

            public static let unique = Option(name: "unique")
            public static let externalStorage = Option(name: "externalStorage")
        }
    }

    /// Options of `@Relationship`.
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

        /// What happens to the models to which a deleted model refers.
        public enum DeleteRule: String, Codable, Sendable {
            case noAction, nullify, cascade, deny
        }

        public struct Option: Equatable, Sendable {
            private let name: String

            public static let unique = Option(name: "unique")
        }
    }
}

/// The models of one version of an app.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}

/// Migrates an older store. A migration never runs, because each run begins without a store.
public protocol SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { get }
    static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
