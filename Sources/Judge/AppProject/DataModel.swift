import Essentials

/// A Core Data model, such as `Model.xcdatamodeld`.
///
///     DataModel(at: url)?.entities[0].attributes.map(\.name)      // ["timestamp"]
///
/// The app's bundle contains the Core Data model as JSON.
public struct DataModel: Hashable, Sendable, Encodable {
    /// The name that apps pass to `NSPersistentContainer(name:)`.
    public var name: String
    public var entities: [Entity] = []

    public struct Entity: Hashable, Sendable, Encodable {
        public var name: String
        /// The class of the entity's objects; empty for `NSManagedObject`.
        public var className: String
        public var parent: String?
        public var isAbstract: Bool
        public var generation: Generation
        public var attributes: [Attribute] = []
        public var relationships: [Relationship] = []
        /// Names of attributes whose values together are unique.
        public var uniqueness: [[String]] = []
    }

    /// The code that Xcode generates for an entity: none, the properties, or also the class.
    public enum Generation: String, Sendable, Encodable {
        case manual = ""
        case properties = "category"
        case wholeClass = "class"
    }

    public struct Attribute: Hashable, Sendable, Encodable {
        public var name: String
        /// The type as the model names it, such as `Integer 16` or `Date`.
        public var type: String
        public var isOptional: Bool
        public var isScalar: Bool
        public var defaultValue: String?
        /// The Swift class of the values of a transformable attribute.
        public var customClass: String?
    }

    public struct Relationship: Hashable, Sendable, Encodable {
        public var name: String
        public var destination: String
        public var inverse: String?
        public var isOptional: Bool
        public var isToMany: Bool
        public var isOrdered: Bool
        public var deletionRule: String
    }

    /// Reads the current version of a model; returns nil if the folder has no model that can be read.
    init?(at url: URL) {
        let isVersioned = url.pathExtension == "xcdatamodeld"
        let version = isVersioned ? Self.currentVersion(in: url) : url
        guard let file = version?.appending(path: "contents"),
            let text = try? String(contentsOf: file, encoding: .utf8)
        else { return nil }
        self.init(name: url.deletingPathExtension().lastPathComponent, xml: text)
    }

    /// The folder of the version that Xcode marks as current, or of the last version by name.
    private static func currentVersion(in folder: URL) -> URL? {
        let mark = folder.appending(path: ".xccurrentversion")
        let named = (try? String(contentsOf: mark, encoding: .utf8))?
            .firstMatch(of: /<string>([^<\/]+\.xcdatamodel)<\/string>/).map { String($0.output.1) }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
        return (versions.first { $0 == named } ?? versions.last).map { folder.appending(path: $0) }
    }

    /// A project file can list a model, or each version of the model.
    static func all(in urls: [URL]) -> [DataModel] {
        let places = urls.compactMap { url -> URL? in
            switch url.pathExtension {
            case "xcdatamodeld": return url
            case "xcdatamodel":
                let parent = url.deletingLastPathComponent()
                return parent.pathExtension == "xcdatamodeld" ? parent : url
            default: return nil
            }
        }
        return Set(places.map(\.standardizedFileURL)).sorted { $0.path < $1.path }.compactMap(DataModel.init)
    }

    /// The content of the model file in the app's bundle.
    /// - Parameter module: the compiled module of the app's classes.
    public func file(classesIn module: String) -> [UInt8] {
        var model = self
        for place in model.entities.indices where !model.entities[place].className.isEmpty {
            model.entities[place].className = "\(module).\(model.entities[place].className)"
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(model)).map(Array.init) ?? []
    }
}
