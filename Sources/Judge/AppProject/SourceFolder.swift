import Essentials

/// Lists the files of a folder, without hidden folders, build results and links that lead out of the folder.
struct SourceFolder {
    let root: URL
    /// Links that lead out of the folder and are not followed.
    private(set) var outsideLinks: [String] = []

    init(_ root: URL) { self.root = root.standardizedFileURL.resolvingSymlinksInPath() }

    /// Folders that hold no source of the app itself.
    private static let skipped: Set = [
        "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "build", "fastlane",
    ]

    /// The extensions of folders that Xcode shows as one document.
    private static let bundles: Set = [
        "xcassets", "xcodeproj", "xcworkspace", "xcdatamodeld", "docc", "playground", "bundle", "framework",
        "xcframework", "icon",
    ]

    static func isBundle(_ url: URL) -> Bool { bundles.contains(url.pathExtension) }

    /// The most files to list, more than any real project has.
    static let mostFiles = 20_000

    /// The files and document folders in the folder, sorted by path.
    ///
    /// - Parameter skipsBuilds: whether folders such as `Pods` are left out.
    mutating func entries(skipsBuilds: Bool = true) throws(ProjectFault) -> [AppFile] {
        var found: [AppFile] = []
        var open = [root]
        while let folder = open.popLast() {
            let names: [String]
            do {
                names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            } catch {
                throw ProjectFault("\(path(of: folder)) cannot be read: check its permissions.")
            }
            for name in names where !name.hasPrefix(".") {
                var url = folder.appending(path: name)
                guard let type = FileManager.default.type(of: url) else { continue }
                var isFolder = type == .typeDirectory
                if type == .typeSymbolicLink {
                    let target = url.resolvingSymlinksInPath()
                    guard target.path.hasPrefix(root.path + "/") else {
                        outsideLinks.append(path(of: url))
                        continue
                    }
                    // If a link leads to a folder inside the root, the scan ignores the link and finds the folder at
                    // its real path.
                    var isTargetFolder = false
                    guard FileManager.default.fileExists(atPath: target.path, isDirectory: &isTargetFolder),
                        !isTargetFolder
                    else { continue }
                    (url, isFolder) = (folder.appending(path: name), false)
                }
                if isFolder, !Self.isBundle(url) {
                    if !skipsBuilds || !Self.skipped.contains(name) { open.append(url) }
                } else {
                    found.append(AppFile(url: url, path: path(of: url)))
                }
                guard found.count <= Self.mostFiles else {
                    throw ProjectFault(
                        "\(root.lastPathComponent) has more than \(Self.mostFiles) files; name the app's own folder."
                    )
                }
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    func path(of url: URL) -> String { Self.path(of: url, from: root) }

    static func path(of url: URL, from root: URL) -> String {
        let (path, start) = (url.standardizedFileURL.path, root.standardizedFileURL.path)
        if path == start { return "." }
        if path.hasPrefix(start + "/") { return String(path.dropFirst(start.count + 1)) }
        // The path of a package next to the project folder begins with `../`.
        let above = root.standardizedFileURL.deletingLastPathComponent().path
        if above != "/", path.hasPrefix(above + "/") { return "../" + path.dropFirst(above.count + 1) }
        return path
    }
}
