import Essentials

/// The content of a folder: Xcode projects, packages and Swift files.
struct AppSearch {
    let root: URL
    /// The project or package that the person named instead of a folder.
    private let named: URL?
    private let entries: [AppFile]
    private let links: [String]

    /// A found app whose modules are not read yet.
    struct Found {
        var place: String
        var module: UnreadModule
        var libraries: [UnreadModule] = []
        var packages: [URL] = []
        var leftOut: [String] = []
        var settings = BuildSettings()
        /// The project's own `Info.plist`, whose values can name build settings.
        var infoPlist: URL?
    }

    init(at path: String) throws(ProjectFault) {
        let url = URL(filePath: path).standardizedFileURL
        var isFolder = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder
        else {
            throw ProjectFault("\(path) is not a folder: name the folder of your app, or its Swift files.")
        }
        let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
        named = isProject && url.pathExtension == "xcodeproj" ? url : nil
        var folder = SourceFolder(isProject ? url.deletingLastPathComponent() : url)
        root = folder.root
        entries = try folder.entries()
        links = folder.outsideLinks
    }

    var leftOut: [String] {
        links.isEmpty
            ? []
            : ["\(Self.list(links)) (\(links.count == 1 ? "a link" : "links") to places outside the folder)"]
    }

    /// The folders of all packages, except the package at the root.
    var packages: [URL] {
        entries.filter { $0.name == "Package.swift" && $0.path != "Package.swift" }
            .map { $0.url.deletingLastPathComponent() }
    }

    /// The packages that Xcode or SwiftPM has downloaded.
    var checkouts: [URL] {
        let folders = [
            "SourcePackages/checkouts", ".build/checkouts", "DerivedData/SourcePackages/checkouts",
        ]
        let places = [root] + (projects.map { $0.deletingLastPathComponent() })
        return places.flatMap { place in folders.map { place.appending(path: $0) } }.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.sorted().map { folder.appending(path: $0) }
        }
    }

    private var projects: [URL] {
        if let named { return [named] }
        let all = entries.filter { $0.url.pathExtension == "xcodeproj" }
        // The app's project is the project nearest to the folder's root. Projects in deeper folders are usually
        // examples and tools.
        let depth = all.map { $0.path.count { $0 == "/" } }.min() ?? 0
        return all.filter { $0.path.count { $0 == "/" } == depth }.map(\.url)
    }

    func app(target: String?) throws(ProjectFault) -> Found {
        if let found = try appInProject(target) { return found }
        if let found = try appInPackage(target) { return found }
        return try appInFolder(target)
    }

    // MARK: - Xcode

    private func appInProject(_ target: String?) throws(ProjectFault) -> Found? {
        var choices: [(project: XcodeProject, target: XcodeProject.Target)] = []
        var faults: [ProjectFault] = []
        var shown: [XcodeProject] = []
        for url in projects {
            do throws(ProjectFault) {
                let project = try XcodeProject(at: url)
                shown.append(project)
                choices += project.apps.map { (project, $0) }
            } catch {
                faults.append(error)
            }
        }
        if let target {
            let named = shown.flatMap { project in project.targets.map { (project, $0) } }
                .filter { $0.1.name == target }
            guard !named.isEmpty || shown.isEmpty else {
                throw ProjectFault(
                    "no app target is called \"\(target)\"; the app targets are \(Self.list(choices.map(\.target.name)))."
                )
            }
            choices = named
        }
        if choices.isEmpty, let fault = faults.first { throw fault }
        guard let (project, chosen) = choices.first else { return nil }
        guard choices.count == 1 else {
            let names = choices.map(\.target.name)
            if Set(names).count == names.count {
                let place =
                    Set(choices.map(\.project.url)).count == 1 ? project.url.lastPathComponent : "this folder"
                throw ProjectFault(
                    "\(place) has \(names.count) apps: \(Self.list(names)). Choose one: --target \(Self.quoted(names[0]))"
                )
            }
            let projects = choices.map { SourceFolder.path(of: $0.project.url, from: root) }
            throw ProjectFault("this folder has \(projects.count) apps: name one of \(Self.list(projects)).")
        }
        return try found(chosen, in: project)
    }

    private func found(_ target: XcodeProject.Target, in project: XcodeProject) throws(ProjectFault) -> Found
    {
        let settings = project.settings(of: target)
        var found = Found(
            place: "\(project.url.lastPathComponent), target \(target.name)",
            module: try unread(target, in: project))
        for library in project.libraries where library != target {
            found.libraries.append(try unread(library, in: project))
        }
        found.packages = project.localPackages
        let others = project.others.map { "\($0.name) (\($0.kind))" }
        if !others.isEmpty { found.leftOut.append(others.joined(separator: ", ")) }
        found.settings = settings
        found.infoPlist = settings.text("INFOPLIST_FILE").map {
            project.folder.appending(path: String($0.trimmingPrefix("/"))).standardizedFileURL
        }
        return found
    }

    private func unread(
        _ target: XcodeProject.Target, in project: XcodeProject
    ) throws(ProjectFault) -> UnreadModule {
        let files = try project.files(of: target)
        return UnreadModule(
            name: project.module(of: target), sources: files.sources, resources: files.resources,
            settings: project.settings(of: target).module)
    }

    // MARK: - Packages

    private func appInPackage(_ target: String?) throws(ProjectFault) -> Found? {
        let playgrounds = entries.filter { $0.name == "Package.swift" && $0.path != "Package.swift" }
            .map { $0.url.deletingLastPathComponent() }.filter { $0.pathExtension == "swiftpm" }
        let folders = PackageManifest(in: root) == nil ? playgrounds : [root]
        guard let folder = folders.first, let manifest = PackageManifest(in: folder) else { return nil }
        guard folders.count == 1 else {
            throw ProjectFault(
                "this folder has \(folders.count) apps: name one of \(Self.list(folders.map(\.lastPathComponent)))."
            )
        }
        let all = manifest.targets.filter { $0.kind != "testTarget" }
        let apps = all.filter { $0.kind == "executableTarget" }
        var choices = apps.isEmpty ? all : apps
        if let target { choices = all.filter { $0.name == target } }
        guard let chosen = choices.first else {
            guard target == nil else {
                throw ProjectFault(
                    "no target is called \"\(target ?? "")\"; the targets are \(Self.list(all.map(\.name))).")
            }
            return nil
        }
        guard choices.count == 1 else {
            throw ProjectFault(
                "Package.swift has \(choices.count) targets: \(Self.list(choices.map(\.name))). Choose one: "
                    + "--target \(Self.quoted(chosen.name))")
        }
        guard let module = try UnreadModule(chosen, of: manifest) else {
            throw ProjectFault(
                "the sources of target \(chosen.name) are missing: check its path in Package.swift.")
        }
        var found = Found(
            place: manifest.isPlayground ? folder.lastPathComponent : "Package.swift, target \(chosen.name)",
            module: module)
        found.packages = [folder] + manifest.localPackages
        let tests = manifest.targets.filter { $0.kind == "testTarget" }.map { "\($0.name) (tests)" }
        if !tests.isEmpty { found.leftOut.append(tests.joined(separator: ", ")) }
        return found
    }

    // MARK: - A folder of files

    private func appInFolder(_ target: String?) throws(ProjectFault) -> Found {
        guard target == nil else {
            throw ProjectFault(
                "--target needs an Xcode project or a Package.swift, and this folder has none.")
        }
        let swift = entries.filter { $0.url.pathExtension == "swift" && $0.name != "Package.swift" }
        let tests = swift.filter { file in
            file.path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
        }
        let sources = swift.filter { !tests.contains($0) }
        guard !sources.isEmpty else {
            throw ProjectFault("\(root.lastPathComponent) has no Swift files: name the folder of your app.")
        }
        let mains = sources.filter { file in
            let text = (try? String(contentsOf: file.url, encoding: .utf8)) ?? ""
            return text.split(whereSeparator: \.isNewline).contains { line in
                line.trimmingPrefix(while: \.isWhitespace).hasPrefix("@main")
            }
        }
        guard mains.count < 2 else {
            throw ProjectFault(
                "this folder has \(mains.count) apps: \(Self.list(mains.map(\.path))). Name the folder of one of them."
            )
        }
        let inPackages = packages.map { $0.path + "/" }
        let own = sources.filter { file in !inPackages.contains { file.url.path.hasPrefix($0) } }
        var found = Found(
            place: root.lastPathComponent,
            module: UnreadModule(
                name: XcodeProject.identifier(root.lastPathComponent),
                sources: (own.isEmpty ? sources : own).map(\.url),
                resources: entries.filter { $0.url.pathExtension != "swift" }.map(\.url), settings: .init()))
        if !tests.isEmpty { found.leftOut.append("\(Self.list(tests.map(\.path))) (tests)") }
        found.infoPlist = entries.first { $0.name == "Info.plist" }?.url
        return found
    }

    // MARK: - Words

    /// Lists the first few names, and counts the other names.
    static func list(_ names: [String]) -> String {
        let rest = names.count - 6
        return names.prefix(6).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }

    private static func quoted(_ name: String) -> String { name.contains(" ") ? "\"\(name)\"" : name }
}
