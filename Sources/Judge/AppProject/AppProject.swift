// AppProject: finds an iOS app in a folder, and says which files make up its modules.
//
// The module reads Xcode's project files, package manifests and plain folders. The module only reads files, without
// compiling, running or changing anything. Start at `AppProject.init`. Next, read `AppSearch`, then `XcodeProject` and
// `PackageManifest`. `ModuleGraph` puts the modules that the app needs in order.

import Essentials

/// An app in a folder: its module, the modules that it imports, and the files and targets that were left out.
///
///     let project = try AppProject(at: "HackerNews")
///     project.title                       // "HackerNews.xcodeproj, target HackerNews: 39 files."
///     project.libraries.map(\.name)       // ["Common"]
public struct AppProject: Sendable {
    /// The folder that the user named.
    public let folder: URL
    /// Describes where the app is: the project, package or folder, and the target.
    public let place: String
    public let app: AppModule
    /// The modules of the project that the app imports. In the list of modules, every module follows the modules that
    /// it imports.
    public let libraries: [AppModule]
    /// The files and targets that the course leaves out, each with the reason.
    public let leftOut: [String]
    public let infoPlist: [UInt8]

    /// - Parameters:
    ///   - path: a folder, an `.xcodeproj` or a `.swiftpm`.
    ///   - target: the name of the target, from the option `--target`.
    ///   - packages: further folders with packages, from the option `--package`.
    public init(at path: String, target: String? = nil, packages: [String] = []) throws(ProjectFault) {
        let search = try AppSearch(at: path)
        let found = try search.app(target: target)
        folder = search.root
        place = found.place
        infoPlist =
            InfoPlist(file: found.infoPlist, settings: found.settings, app: found.module.name).bytes
        var graph = ModuleGraph(root: search.root)
        graph.add(found.libraries)
        for package in found.packages + search.packages { graph.add(packageAt: package) }
        for path in packages {
            let url = URL(filePath: path)
            guard graph.add(packageAt: url) else {
                throw ProjectFault("--package \(path): this folder has no Package.swift.")
            }
        }
        for url in search.checkouts { graph.add(packageAt: url) }
        let modules = try graph.modules(for: found.module)
        (app, libraries) = (modules.app, modules.libraries)
        leftOut = found.leftOut + graph.leftOut + search.leftOut
        guard !app.files.isEmpty else {
            throw ProjectFault("\(found.place) has no Swift files that can be read.")
        }
    }

    /// True if the folder clearly holds an app: a project, a playground, or a file marked `@main`.
    public static func isEvident(in folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { name in
            if name.hasSuffix(".xcodeproj") || name.hasSuffix(".swiftpm") || name == "Package.swift" {
                return true
            }
            guard name.hasSuffix(".swift"),
                let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
            else { return false }
            return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("@main") }
        }
    }

    /// The project, the target and the modules, such as `HackerNews.xcodeproj, target HackerNews: 39 files. …`
    public var title: String {
        let own = "\(place): \(Self.count(app.files.count))."
        guard !libraries.isEmpty else { return own }
        let others = libraries.map { "\($0.name): \(Self.count($0.files.count))" }.joined(separator: ", ")
        return "\(own) Its module\(libraries.count == 1 ? "" : "s") \(others)."
    }

    private static func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }
}
