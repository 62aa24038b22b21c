import Essentials

/// The `Info.plist` that Xcode writes into an app's bundle.
///
/// Later sources override earlier sources: the build settings, the project's own `Info.plist`, then settings such as
/// `INFOPLIST_KEY_CFBundleDisplayName`.
struct InfoPlist {
    private var values: [String: InfoValue] = [:]

    /// - Parameters:
    ///   - file: the project's own `Info.plist`; nil without such a file.
    ///   - app: the app's name, for settings that contain no name.
    init(file: URL?, settings: BuildSettings, app: String) {
        let name = settings.text("PRODUCT_NAME") ?? app
        let usual = [
            "CFBundleName": name, "CFBundleDisplayName": name, "CFBundleExecutable": name,
            "CFBundleIdentifier": settings.text("PRODUCT_BUNDLE_IDENTIFIER") ?? "com.example.\(app)",
            "CFBundleShortVersionString": settings.text("MARKETING_VERSION") ?? "1.0",
            "CFBundleVersion": settings.text("CURRENT_PROJECT_VERSION") ?? "1",
            "CFBundlePackageType": "APPL",
        ]
        values = usual.mapValues(InfoValue.text)
        for (key, value) in Self.table(in: file) { values[key] = value.expanded(by: settings) }
        for key in settings.values.keys where key.hasPrefix("INFOPLIST_KEY_") {
            values[String(key.dropFirst("INFOPLIST_KEY_".count))] = settings.text(key).map(InfoValue.text)
        }
    }

    /// The bytes are empty if the list cannot be written. `PropertyListSerialization` cannot write nested lists in a
    /// program that links Foundation statically, so `InfoValue` holds nested lists.
    var bytes: [UInt8] {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return (try? encoder.encode(values)).map { [UInt8]($0) } ?? []
    }

    /// The size limit of an `Info.plist` in bytes; a large app's file has 10 KB.
    private static let largest = 1 << 20

    /// An unreadable file counts as empty, so the app's other code can run.
    private static func table(in file: URL?) -> [String: InfoValue] {
        guard let file, let data = FileManager.default.contents(atPath: file.path), data.count <= largest
        else { return [:] }
        return (try? PropertyListDecoder().decode([String: InfoValue].self, from: data)) ?? [:]
    }
}

private enum InfoValue: Codable {
    case text(String)
    case flag(Bool)
    case number(Int)
    case fraction(Double)
    case date(Date)
    case data(Data)
    case list([InfoValue])
    case table([String: InfoValue])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        // A decoder refuses a value of the wrong type, so the first type that fits is the value's type.
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? value.decode(Int.self) {
            self = .number(number)
        } else if let fraction = try? value.decode(Double.self) {
            self = .fraction(fraction)
        } else if let date = try? value.decode(Date.self) {
            self = .date(date)
        } else if let data = try? value.decode(Data.self) {
            self = .data(data)
        } else if let list = try? value.decode([InfoValue].self) {
            self = .list(list)
        } else {
            self = .table(try value.decode([String: InfoValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        switch self {
        case .text(let text): try value.encode(text)
        case .flag(let flag): try value.encode(flag)
        case .number(let number): try value.encode(number)
        case .fraction(let fraction): try value.encode(fraction)
        case .date(let date): try value.encode(date)
        case .data(let data): try value.encode(data)
        case .list(let list): try value.encode(list)
        case .table(let table): try value.encode(table)
        }
    }

    func expanded(by settings: BuildSettings) -> InfoValue {
        switch self {
        case .text(let text): .text(settings.expanded(text))
        case .list(let list): .list(list.map { $0.expanded(by: settings) })
        case .table(let table): .table(table.mapValues { $0.expanded(by: settings) })
        case .flag, .number, .fraction, .date, .data: self
        }
    }
}
