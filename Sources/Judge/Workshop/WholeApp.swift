import Wire

/// The modules and build settings of an app from a folder.
public struct WholeApp: Hashable, Sendable {
    /// The app module's name in the source, as in `HackerNews.Comment`.
    public var module: String
    /// The name of the app's module in the compiled library and in the names of classes.
    public static let compiledModule = Compiler.module
    public var settings: Settings
    /// The other modules. In the list of modules, every module follows the modules that it imports.
    public var libraries: [Library]
    /// True if the app imports modules that the course does not have, so that some of its code does not
    /// compile.
    public var lacksModules: Bool

    public init(module: String, settings: Settings, libraries: [Library], lacksModules: Bool = false) {
        (self.module, self.settings, self.libraries) = (module, settings, libraries)
        self.lacksModules = lacksModules
    }

    /// Another module of the project, which the app imports. The course compiles a library's module before the app's
    /// module, and links both into one library.
    public struct Library: Hashable, Sendable {
        public var name: String
        /// File names are unique across modules, because messages and traces name only the file.
        public var files: [Answer.File]
        public var settings: Settings
        /// The package's name, which `package` declarations need.
        public var package: String?

        public init(name: String, files: [Answer.File], settings: Settings, package: String?) {
            (self.name, self.files, self.settings, self.package) = (name, files, settings, package)
        }
    }

    /// The build settings that change how the compiler reads the source.
    public struct Settings: Hashable, Sendable {
        public var languageMode: LanguageMode
        public var isMainActorByDefault: Bool
        /// The names of upcoming and experimental compiler features to enable.
        public var features: [String]
        /// The names that are true in `#if` conditions.
        public var conditions: [String]

        public init(
            languageMode: LanguageMode, isMainActorByDefault: Bool, features: [String], conditions: [String]
        ) {
            (self.languageMode, self.isMainActorByDefault) = (languageMode, isMainActorByDefault)
            (self.features, self.conditions) = (features, conditions)
        }

        /// The compiler's options. Some features are part of Swift 6 mode, and the compiler refuses to enable these
        /// features again.
        var flags: [String] {
            let new = features.filter { languageMode == .five || !Self.featuresOfSix.contains($0) }
            return Compiler.defaults(in: languageMode) + conditions.flatMap { ["-D", $0] }
                + (isMainActorByDefault ? ["-default-isolation", "MainActor"] : [])
                + new.flatMap { ["-enable-upcoming-feature", $0] }
        }

        private static let featuresOfSix: Set<String> = [
            "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
            "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
            "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
            "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
            "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
        ]
    }
}
