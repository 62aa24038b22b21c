import Essentials

/// An Xcode project: its targets, and the files that each target compiles.
///
///     let project = try XcodeProject(at: URL(filePath: "HackerNews.xcodeproj"))
///     project.apps.map(\.name)                                          // ["HackerNews"]
///     try project.files(of: project.apps[0]).sources.count              // 29
struct XcodeProject {
    let url: URL
    /// All paths in the project file are relative to this folder.
    let folder: URL
    private let objects: [String: PropertyList]
    private let root: PropertyList
    /// The path of each group and file, by the identifier of the group or file.
    private let places: [String: URL]

    struct Target: Hashable {
        let id: String
        let name: String
        /// The last part of the target's product type: `application`, `framework`, `app-extension` …
        let product: String
        fileprivate let facts: PropertyList
    }

    struct Files {
        var sources: [URL] = []
        var resources: [URL] = []
    }

    /// The size limit of a project file in bytes. The project file of a large app has 5 MB.
    private static let largest = 32 << 20

    init(at url: URL) throws(ProjectFault) {
        self.url = url
        let file = url.appending(path: "project.pbxproj")
        let name = "\(url.lastPathComponent)/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProjectFault("\(name) cannot be read: check that the project is complete.")
        }
        guard data.count <= Self.largest else {
            throw ProjectFault(
                "\(name) has more than \(Self.largest >> 20) MB: name the folder with its Swift files.")
        }
        let list: PropertyList
        do {
            list = try PropertyList(parsing: String(decoding: data, as: UTF8.self))
        } catch {
            throw ProjectFault(
                "\(name) \(error). Open the project in Xcode, or check this file for merge conflicts.")
        }
        objects = list["objects"]?.table ?? [:]
        guard let id = list.text("rootObject"), let root = objects[id] else {
            throw ProjectFault("\(name) names no project object: open the project in Xcode and save it.")
        }
        self.root = root
        folder =
            url.deletingLastPathComponent()
            .appending(path: root.text("projectDirPath") ?? "", directoryHint: .isDirectory)
            .standardizedFileURL
        places = Self.places(of: objects, from: root.text("mainGroup") ?? "", in: folder)
    }

    // MARK: - Targets

    var targets: [Target] {
        root.texts("targets").compactMap { id in
            guard let facts = objects[id], let name = facts.text("name") else { return nil }
            let product = facts.text("productType")?.split(separator: ".").last.map(String.init) ?? ""
            return Target(id: id, name: name, product: product, facts: facts)
        }
    }

    /// The targets that are apps for a phone. An app for a Mac or a television is only used if the project has no other
    /// apps.
    var apps: [Target] {
        let all = targets.filter { $0.product == "application" }
        let phone = all.filter { isForPhone($0) }
        return phone.isEmpty ? all : phone
    }

    /// The targets for tests, extensions and watch apps. A message names the targets that the course leaves out: tests,
    /// extensions and watch apps.
    var others: [(name: String, kind: String)] {
        targets.compactMap { target in
            let kind: String? =
                switch target.product {
                case "unit-test", "ui-testing", "unit-test-bundle": "tests"
                case "app-extension", "extensionkit-extension": "an extension"
                case "watchapp", "watchapp2", "application-watchapp2", "watchkit2-extension": "a watch app"
                default:
                    target.product.contains("test")
                        ? "tests" : target.product.contains("watch") ? "a watch app" : nil
                }
            return kind.map { (target.name, $0) }
        }
    }

    private func isForPhone(_ target: Target) -> Bool {
        let settings = settings(of: target)
        let sdk = settings.text("SDKROOT") ?? ""
        guard !["appletvos", "watchos", "xros", "driverkit"].contains(sdk) else { return false }
        let said = [
            settings.text("SDKROOT"), settings.text("SUPPORTED_PLATFORMS"),
            settings["IPHONEOS_DEPLOYMENT_TARGET"].map { _ in "iphoneos" },
        ].compactMap(\.self)
        return sdk != "macosx" && (said.isEmpty || said.contains { $0.contains("iphone") || $0 == "auto" })
    }

    /// The settings of the debug configuration, or of the first configuration.
    func settings(of target: Target) -> BuildSettings {
        var settings = BuildSettings()
        settings.add(["TARGET_NAME": target.name, "PRODUCT_NAME": target.name])
        for list in [root.text("buildConfigurationList"), target.facts.text("buildConfigurationList")] {
            let configurations = (list.flatMap { objects[$0] }?.texts("buildConfigurations") ?? [])
                .compactMap { objects[$0] }
            guard
                let chosen = configurations.first(where: { $0.text("name") == "Debug" })
                    ?? configurations.first(where: { $0.text("name")?.contains("ebug") == true })
                    ?? configurations.first
            else { continue }
            if let file = chosen.text("baseConfigurationReference").flatMap({ places[$0] }) {
                settings.add(configurationFile: file)
            }
            let values = (chosen["buildSettings"]?.table ?? [:]).compactMapValues {
                $0.text ?? $0.list.compactMap(\.text).joined(separator: " ")
            }
            settings.add(values)
        }
        return settings
    }

    /// The module's name in the app's own source.
    func module(of target: Target) -> String {
        let settings = settings(of: target)
        return Self.identifier(
            settings.text("PRODUCT_MODULE_NAME") ?? settings.text("PRODUCT_NAME") ?? target.name)
    }

    /// The module name that Xcode makes of a target's name: other characters become underscores.
    static func identifier(_ name: String) -> String {
        var text = String(name.map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" })
        if text.first?.isNumber != false { text = "_" + text }
        return text
    }

    // MARK: - Files

    /// The files of a target's build phases and synchronized folders. A target can list files that do not
    /// exist.
    func files(of target: Target) throws(ProjectFault) -> Files {
        var files = Files()
        for phase in target.facts.texts("buildPhases").compactMap({ objects[$0] }) {
            let urls = phase.texts("files").compactMap { objects[$0]?.text("fileRef") }.flatMap(urls)
            switch phase.text("isa") {
            case "PBXSourcesBuildPhase": files.sources += urls
            case "PBXResourcesBuildPhase": files.resources += urls
            default: break
            }
        }
        for url in try synchronized(with: target) {
            if url.pathExtension == "swift" {
                files.sources.append(url)
            } else if !["h", "m", "entitlements", "xcconfig"].contains(url.pathExtension) {
                files.resources.append(url)
            }
        }
        return files
    }

    /// The path of the file, or the paths of all languages or versions of the file.
    private func urls(_ id: String) -> [URL] {
        let children = objects[id]?.texts("children") ?? []
        return children.isEmpty ? places[id].map { [$0] } ?? [] : children.compactMap { places[$0] }
    }

    /// The files of folders that Xcode synchronizes with the disk.
    private func synchronized(with target: Target) throws(ProjectFault) -> [URL] {
        let own = Set(target.facts.texts("fileSystemSynchronizedGroups"))
        var urls: [URL] = []
        for (id, group) in objects.sorted(by: { $0.key < $1.key })
        where group.text("isa") == "PBXFileSystemSynchronizedRootGroup" {
            guard let place = places[id] else { continue }
            let exceptions = Set(
                group.texts("exceptions").compactMap { objects[$0] }
                    .filter { $0.text("target") == target.id }.flatMap { $0.texts("membershipExceptions") })
            // For each synchronized folder, Xcode lists the files that the folder's target does not compile, and the
            // files that another target compiles.
            guard own.contains(id) else {
                urls += exceptions.sorted().map { place.appending(path: $0) }
                continue
            }
            var folder = SourceFolder(place)
            guard FileManager.default.fileExists(atPath: place.path) else { continue }
            for file in try folder.entries(skipsBuilds: false) {
                let isLeftOut = exceptions.contains {
                    file.path == $0 || file.path.hasPrefix($0 + "/")
                }
                if !isLeftOut { urls.append(place.appending(path: file.path)) }
            }
        }
        return urls
    }

    private static func places(
        of objects: [String: PropertyList], from main: String, in folder: URL
    ) -> [String: URL] {
        var places: [String: URL] = [:]
        var open = [(id: main, parent: folder)]
        while let (id, parent) = open.popLast() {
            guard places[id] == nil, let object = objects[id] else { continue }
            let path = object.text("path") ?? ""
            let place: URL
            switch object.text("sourceTree") {
            case "<absolute>": place = URL(filePath: path)
            case "SOURCE_ROOT": place = folder.appending(path: path)
            case "<group>", nil: place = path.isEmpty ? parent : parent.appending(path: path)
            default: continue
            }
            places[id] = place.standardizedFileURL
            open += object.texts("children").map { ($0, place) }
        }
        return places
    }

    // MARK: - Other modules

    /// The framework and library targets of this project, which are separate modules.
    var libraries: [Target] {
        targets.filter { ["framework", "library.static", "static", "dynamic"].contains($0.product) }
    }

    /// The folders of packages that the project names.
    var localPackages: [URL] {
        let folder = url.deletingLastPathComponent()
        let named = objects.values.filter { $0.text("isa") == "XCLocalSwiftPackageReference" }
            .compactMap { $0.text("relativePath") }.map { folder.appending(path: $0).standardizedFileURL }
        let dragged = places.values.filter {
            FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path)
        }
        return Set(named + dragged).sorted { $0.path < $1.path }
    }
}
