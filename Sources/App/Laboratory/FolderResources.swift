import AppProject
import Essentials
import Workshop

/// The files that Xcode copies into the bundles of an app and its packages.
struct FolderResources {
    private(set) var resources: [Answer.Resource] = []
    private var size = 0
    private var names: Set<String> = []

    /// The size limit of a resource in bytes. Files over the size limit are usually films and models.
    /// The course cannot show films and models.
    private static let largestFile = 4 << 20
    private static let largestSum = 48 << 20

    init(of modules: [AppModule]) {
        for module in modules {
            let place = module.bundle.map { "\($0).bundle/" } ?? ""
            for file in module.resources where Self.isCopied(file) {
                if file.url.pathExtension == "xcstrings" {
                    guard let table = StringCatalog(at: file.url) else { continue }
                    add(table.bytes, named: place + table.name)
                } else {
                    add(file, in: place)
                }
            }
            // The last module is the app's module, which the lab compiles under another name.
            let compiled = module == modules.last ? WholeApp.compiledModule : module.name
            for model in module.dataModels {
                add(model.file(classesIn: compiled), named: "\(place)\(model.name).momd")
            }
        }
    }

    /// True for files that Xcode copies into a bundle, false for source, settings and documentation.
    static func isCopied(_ file: AppFile) -> Bool { !compiled.contains(file.url.pathExtension.lowercased()) }

    private static let compiled: Set<String> = [
        "", "xcassets", "storyboard", "xib", "xcdatamodeld", "xcdatamodel", "xcconfig", "entitlements",
        "swift", "h", "m",
        "mm", "c",
        "xcodeproj", "xcworkspace", "md", "docc", "icon", "metal", "xctestplan", "storekit", "playground",
        "mlmodel",
        "pbxproj", "yml", "resolved", "modulemap", "framework", "xcframework",
    ]

    private mutating func add(_ file: AppFile, in place: String) {
        // Xcode flattens all folders except language folders, such as `en.lproj`.
        let parent = file.url.deletingLastPathComponent()
        let language = parent.pathExtension == "lproj" ? parent.lastPathComponent + "/" : ""
        let name = place + language + file.name
        guard file.name != "Info.plist", let data = FileManager.default.contents(atPath: file.url.path) else {
            return
        }
        add([UInt8](data), named: name)
    }

    private mutating func add(_ bytes: [UInt8], named name: String) {
        guard bytes.count <= Self.largestFile, size + bytes.count <= Self.largestSum,
            names.insert(name).inserted
        else { return }
        size += bytes.count
        resources.append(Answer.Resource(name: name, bytes: bytes))
    }
}

extension AppFile {
    var isCatalog: Bool { url.pathExtension == "xcassets" }
}
