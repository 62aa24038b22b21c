import AppProject
import Foundation
import Workshop

/// The files that Xcode copies into the bundles of an app and its packages.
struct FolderResources {
    private(set) var resources: [Answer.Resource] = []
    private var size = 0
    private var names: Set<String> = []

    /// Larger files are films and models, which the course cannot show.
    private static let largestFile = 4 << 20
    private static let largestSum = 48 << 20

    init(of modules: [AppModule]) {
        for module in modules {
            let place = module.bundle.map { "\($0).bundle/" } ?? ""
            for file in module.resources where Self.isCopied(file) {
                if file.url.pathExtension == "xcstrings" {
                    add(StringCatalog(at: file.url), in: place)
                } else {
                    add(file, in: place)
                }
            }
        }
    }

    /// False for files that Xcode compiles, and for files of the project itself.
    static func isCopied(_ file: AppFile) -> Bool { !compiled.contains(file.url.pathExtension.lowercased()) }

    private static let compiled: Set<String> = [
        "", "xcassets", "storyboard", "xib", "xcdatamodeld", "xcconfig", "entitlements", "swift", "h", "m",
        "mm", "c",
        "xcodeproj", "xcworkspace", "md", "docc", "icon", "metal", "xctestplan", "storekit", "playground",
        "mlmodel",
        "pbxproj", "yml", "resolved", "modulemap", "framework", "xcframework",
    ]

    /// Adds the table that Xcode compiles from a string catalog.
    private mutating func add(_ catalog: StringCatalog?, in place: String) {
        guard let catalog, names.insert(place + catalog.name).inserted else { return }
        resources.append(Answer.Resource(name: place + catalog.name, bytes: catalog.bytes))
    }

    private mutating func add(_ file: AppFile, in place: String) {
        // Xcode flattens all folders except the folders of languages.
        let parent = file.url.deletingLastPathComponent()
        let language = parent.pathExtension == "lproj" ? parent.lastPathComponent + "/" : ""
        let name = place + language + file.name
        guard file.name != "Info.plist", names.insert(name).inserted,
            let data = FileManager.default.contents(atPath: file.url.path), data.count <= Self.largestFile,
            size + data.count <= Self.largestSum
        else { return }
        size += data.count
        resources.append(Answer.Resource(name: name, bytes: [UInt8](data)))
    }
}

extension AppFile {
    var isCatalog: Bool { url.pathExtension == "xcassets" }
}
