public import Foundation

/// Where a container stores its models; the course always stores models in memory.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    public let name: String
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let url: URL
    public let schema: Schema?
    public let cloudKitDatabase: CloudKitDatabase

    public var id: String { name }

    public static func == (one: Self, other: Self) -> Bool { one.name == other.name && one.url == other.url }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public struct GroupContainer: Sendable {
        public static let automatic = GroupContainer()
        public static let none = GroupContainer()
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
    }

    public struct CloudKitDatabase: Sendable {
        public static let automatic = CloudKitDatabase()
        public static let none = CloudKitDatabase()
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        self.schema = schema
        self.cloudKitDatabase = cloudKitDatabase
        url = URL(filePath: isStoredInMemoryOnly ? "/dev/null" : "/default.store")
    }

    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.name = name ?? "default"
        isStoredInMemoryOnly = false
        self.allowsSave = allowsSave
        self.schema = schema
        self.cloudKitDatabase = cloudKitDatabase
        self.url = url
    }

    @_disfavoredOverload public init(
        for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
    ) {
        self.init(nil, schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }
}
