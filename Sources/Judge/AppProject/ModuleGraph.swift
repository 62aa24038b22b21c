import Essentials

/// A module whose file names are known, but whose files are not read yet.
struct UnreadModule {
    var name: String
    var sources: [URL]
    var resources: [URL] = []
    var settings: ModuleSettings
    var bundle: String?
    var package: String?

    init(
        name: String, sources: [URL], resources: [URL] = [], settings: ModuleSettings, bundle: String? = nil,
        package: String? = nil
    ) {
        (self.name, self.sources, self.resources) = (name, sources, resources)
        (self.settings, self.bundle, self.package) = (settings, bundle, package)
    }

    /// The module of a package's target; nil if the target's folder does not exist.
    init?(_ target: PackageManifest.Target, of manifest: PackageManifest) throws(ProjectFault) {
        guard let place = manifest.folder(of: target), FileManager.default.fileExists(atPath: place.path)
        else {
            return nil
        }
        var folder = SourceFolder(place)
        let files = try folder.entries(skipsBuilds: false).filter { file in
            file.name != "Package.swift"
                && !target.excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
        self.init(
            name: XcodeProject.identifier(target.name),
            sources: files.filter { $0.url.pathExtension == "swift" }.map(\.url),
            resources: files.filter { $0.url.pathExtension != "swift" }.map(\.url), settings: target.settings,
            bundle: "\(manifest.name)_\(target.name)", package: XcodeProject.identifier(manifest.name))
    }
}

/// The project's modules, by name. Reads the modules that the app imports directly, and the modules that those modules
/// import.
struct ModuleGraph {
    let root: URL
    private var unread: [String: UnreadModule] = [:]
    private var manifests: [String: (PackageManifest.Target, PackageManifest)] = [:]
    private var visitedPackages: Set<String> = []
    private(set) var leftOut: [String] = []

    init(root: URL) { self.root = root }

    mutating func add(_ modules: [UnreadModule]) {
        for module in modules where unread[module.name] == nil { unread[module.name] = module }
    }

    /// Adds the targets of a package, and the targets of the packages that this package names. Ignores a target whose
    /// name is already known.
    /// - Returns: false if the folder holds no package.
    @discardableResult
    mutating func add(packageAt folder: URL) -> Bool {
        guard let manifest = PackageManifest(in: folder) else { return false }
        guard visitedPackages.insert(folder.standardizedFileURL.resolvingSymlinksInPath().path).inserted
        else {
            return true
        }
        for target in manifest.targets where target.kind == "target" {
            let name = XcodeProject.identifier(target.name)
            if unread[name] == nil, manifests[name] == nil { manifests[name] = (target, manifest) }
        }
        for package in manifest.localPackages { add(packageAt: package) }
        return true
    }

    /// Reads the app and the modules that it needs.
    mutating func modules(
        for app: UnreadModule
    ) throws(ProjectFault) -> (app: AppModule, libraries: [AppModule]) {
        var order: [AppModule] = []
        var done: Set<String> = []
        var open: [String] = [app.name]

        func visit(_ graph: inout ModuleGraph, _ module: UnreadModule) throws(ProjectFault) -> AppModule? {
            var read = graph.read(module)
            guard !read.files.isEmpty || module.name == app.name else { return nil }
            var imports: Set<String> = []
            for file in read.files {
                imports.formUnion(ImportScan.modules(in: String(decoding: file.bytes, as: UTF8.self)))
            }
            for name in imports.sorted() where name != module.name {
                if let place = open.firstIndex(of: name) {
                    let cycle = (open[place...] + [name]).joined(separator: " imports ")
                    throw ProjectFault(
                        "\(cycle), which Swift does not allow. Remove one of these imports.")
                }
                if !done.contains(name), let needed = try graph.module(named: name) {
                    open.append(name)
                    if let library = try visit(&graph, needed) { order.append(library) }
                    open.removeLast()
                    done.insert(name)
                }
                if order.contains(where: { $0.name == name }) { read.needs.append(name) }
            }
            return read
        }
        guard let read = try visit(&self, app) else { throw ProjectFault("\(app.name) has no Swift files.") }
        return (read, order)
    }

    private mutating func module(named name: String) throws(ProjectFault) -> UnreadModule? {
        if let known = unread[name] { return known }
        guard let (target, manifest) = manifests[name] else { return nil }
        return try UnreadModule(target, of: manifest)
    }

    // MARK: - Files

    /// The size limit of a source file in bytes, above any hand-written file.
    static let largestFile = 2 << 20

    private mutating func read(_ module: UnreadModule) -> AppModule {
        var read = AppModule(name: module.name, files: [], settings: module.settings)
        var reasons: [String: [String]] = [:]
        var seen: Set<String> = []
        for url in module.sources.sorted(by: { $0.path < $1.path }) where seen.insert(url.path).inserted {
            let path = SourceFolder.path(of: url, from: root)
            func leaveOut(_ reason: String) { reasons[reason, default: []].append(path) }
            if url.pathExtension != "swift" {
                if ["m", "mm", "c", "cpp"].contains(url.pathExtension) { leaveOut("not Swift") }
                continue
            }
            guard let data = FileManager.default.contents(atPath: url.path) else {
                leaveOut(
                    FileManager.default.fileExists(atPath: url.path)
                        ? "the file cannot be read"
                        : "the project names this file, but the file does not exist")
                continue
            }
            guard data.count <= Self.largestFile else {
                leaveOut("\(data.count >> 20) MB; the limit is \(Self.largestFile >> 20) MB")
                continue
            }
            guard String(validating: data, as: UTF8.self) != nil, !data.contains(0) else {
                leaveOut("no UTF-8 text")
                continue
            }
            let bytes = [UInt8](data)
            guard bytes.contains(where: { $0 > 32 }) else { continue }
            read.files.append(AppFile(url: url, path: path, bytes: bytes))
        }
        for (reason, paths) in reasons.sorted(by: { $0.key < $1.key }) {
            leftOut.append("\(AppSearch.list(paths)) (\(reason))")
        }
        read.resources = module.resources.map {
            AppFile(url: $0, path: SourceFolder.path(of: $0, from: root))
        }
        read.dataModels = DataModel.all(in: module.sources + module.resources)
        (read.bundle, read.package) = (module.bundle, module.package)
        return read
    }
}
