import Essentials

/// One module of an app: the app itself, or a package target or framework that it imports.
public struct AppModule: Hashable, Sendable {
    /// The module's name, as `import` lines write it.
    public var name: String
    /// The Swift files, sorted by path.
    public var files: [AppFile]
    public var settings: ModuleSettings
    /// The modules of the same project that this module's files import.
    public var needs: [String] = []
    /// Files and asset catalogs for the module's bundle.
    public var resources: [AppFile] = []
    public var dataModels: [DataModel] = []
    /// The name of `Bundle.module`'s folder, such as `Common_Common`; nil for the app and for frameworks.
    public var bundle: String?
    /// The package's name, which `package` declarations need; nil for the app and for frameworks.
    public var package: String?

    public init(name: String, files: [AppFile], settings: ModuleSettings) {
        (self.name, self.files, self.settings) = (name, files, settings)
    }
}

public struct AppFile: Hashable, Sendable {
    public var url: URL
    /// The path of the file, relative to the folder that the person named.
    public var path: String

    /// The content of a Swift file. A resource has no content here, because the course reads resources later.
    public var bytes: [UInt8]

    public var name: String { url.lastPathComponent }

    public init(url: URL, path: String, bytes: [UInt8] = []) {
        (self.url, self.path, self.bytes) = (url, path, bytes)
    }
}

/// The build settings that change how the compiler reads a module's source.
public struct ModuleSettings: Hashable, Sendable {
    /// True if the module uses Swift 6 mode; false if the module uses Swift 5 mode.
    public var isSwift6 = false
    /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`
    public var isMainActorByDefault = false
    /// Names of upcoming and experimental features.
    public var features: [String] = []
    /// The names that are true in `#if` conditions.
    public var conditions: [String] = []

    public init() {}

    /// The features of Xcode's `Approachable Concurrency`.
    static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]
}
