import Foundation

/// The `Info.plist` that Xcode writes into an app's bundle.
///
/// Sources, later ones replace earlier ones: the version and the name from the build settings, the project's own
/// `Info.plist`, and build settings such as `INFOPLIST_KEY_CFBundleDisplayName`.
struct InfoPlist {
    private var values: [String: Any] = [:]

    /// - Parameters:
    ///   - file: the project's own `Info.plist`, if any.
    ///   - app: the app's name, if the settings have none.
    init(file: URL?, settings: BuildSettings, app: String) {
        let name = settings.text("PRODUCT_NAME") ?? app
        values = [
            "CFBundleName": name, "CFBundleDisplayName": name, "CFBundleExecutable": name,
            "CFBundleIdentifier": settings.text("PRODUCT_BUNDLE_IDENTIFIER") ?? "com.example.\(app)",
            "CFBundleShortVersionString": settings.text("MARKETING_VERSION") ?? "1.0",
            "CFBundleVersion": settings.text("CURRENT_PROJECT_VERSION") ?? "1",
            "CFBundlePackageType": "APPL",
        ]
        for (key, value) in Self.table(in: file) { values[key] = Self.expanded(value, by: settings) }
        for key in settings.values.keys where key.hasPrefix("INFOPLIST_KEY_") {
            values[String(key.dropFirst("INFOPLIST_KEY_".count))] = settings.text(key)
        }
    }

    var bytes: [UInt8] {
        // Every value comes from a property list or is text, so it can be written.
        let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
        return data.map { [UInt8]($0) } ?? []
    }

    /// In bytes. The file of a large app has 10 KB.
    private static let largest = 1 << 20

    /// An unreadable file counts as empty, so the app's other code can run.
    private static func table(in file: URL?) -> [String: Any] {
        guard let file, let data = FileManager.default.contents(atPath: file.path), data.count <= largest,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        else { return [:] }
        return list as? [String: Any] ?? [:]
    }

    private static func expanded(_ value: Any, by settings: BuildSettings) -> Any {
        switch value {
        case let text as String: settings.expanded(text)
        case let list as [Any]: list.map { expanded($0, by: settings) }
        case let table as [String: Any]: table.mapValues { expanded($0, by: settings) }
        default: value
        }
    }
}
