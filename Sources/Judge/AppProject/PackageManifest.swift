import Essentials

/// The targets that a `Package.swift` lists, read without running it.
///
///     .target(name: "Common", dependencies: ["Models"], path: "Sources/Common")
///
/// The reader finds the targets that the manifest lists as literals. Targets that the manifest computes are not found.
struct PackageManifest {
    struct Target: Hashable {
        /// The function that the manifest calls, such as `executableTarget` or `testTarget`.
        var kind: String
        var name: String
        var path: String?
        var excluded: [String]
        var settings: ModuleSettings
    }

    let folder: URL
    private(set) var name: String
    private(set) var targets: [Target]
    /// The folders of the packages that the manifest names with `path:`.
    private(set) var localPackages: [URL]

    init?(in folder: URL) {
        let file = folder.appending(path: "Package.swift")
        guard let text = try? String(contentsOf: file, encoding: .utf8), text.utf8.count < 1 << 20 else {
            return nil
        }
        let calls = ManifestCalls(in: text)
        self.folder = folder
        name = calls.first("Package")?.text("name") ?? folder.lastPathComponent
        let isSwift6 =
            text.firstMatch(of: /swift-tools-version: *6/) != nil
            && calls.first("Package")?.words("swiftLanguageModes").contains("v5") != true
            && calls.first("Package")?.words("swiftLanguageVersions").contains("v5") != true
        targets = calls.all(["target", "executableTarget", "testTarget"]).compactMap { call in
            guard let name = call.text("name"), !call.isInsideDependencies else { return nil }
            return Target(
                kind: call.name, name: name, path: call.text("path"), excluded: call.texts("exclude"),
                settings: Self.settings(call, isSwift6: isSwift6))
        }
        localPackages = calls.all(["package"]).compactMap { $0.text("path") }
            .map { folder.appending(path: $0).standardizedFileURL }
        isPlayground = calls.first("iOSApplication") != nil
    }

    /// True if the package is a Swift Playgrounds app, such as a `.swiftpm` folder.
    let isPlayground: Bool

    private static func settings(_ call: ManifestCalls.Call, isSwift6: Bool) -> ModuleSettings {
        var settings = ModuleSettings()
        settings.isSwift6 = isSwift6
        let words = call.source("swiftSettings")
        if let mode = words.firstMatch(of: /swiftLanguage(?:Mode|Version)\(\.v(\d)/)?.output.1 {
            settings.isSwift6 = mode == "6"
        }
        settings.isMainActorByDefault =
            words.firstMatch(of: /defaultIsolation\(\s*MainActor\.self/) != nil
        settings.features = words.matches(of: /enable(?:Upcoming|Experimental)Feature\(\s*"(\w+)"/)
            .map { String($0.output.1) }
        settings.conditions = words.matches(of: /\.define\(\s*"([A-Za-z_]\w*)"/).map { String($0.output.1) }
        return settings
    }

    func folder(of target: Target) -> URL? {
        let paths =
            target.path.map { [$0] } ?? [
                "Sources/\(target.name)", "Source/\(target.name)", "src/\(target.name)",
            ]
        return paths.map { folder.appending(path: $0).standardizedFileURL }.first {
            FileManager.default.fileExists(atPath: $0.path)
        } ?? (targets.filter { $0.kind != "testTarget" }.count == 1 ? folder.appending(path: "Sources") : nil)
    }
}
