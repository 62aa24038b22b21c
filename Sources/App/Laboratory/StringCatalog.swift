import Essentials

/// The table that Xcode compiles from a string catalog for the development language.
///
///     Localizable.xcstrings               // en.lproj/Localizable.strings
struct StringCatalog {
    /// The table's path in the bundle.
    let name: String
    /// A property list with the text of each key. The list leaves out keys whose text depends on a number.
    let bytes: [UInt8]

    private struct Catalog: Decodable {
        let sourceLanguage: String
        let strings: [String: Entry]
    }
    private struct Entry: Decodable { let localizations: [String: Localization]? }
    private struct Localization: Decodable { let stringUnit: Unit? }
    private struct Unit: Decodable { let value: String }

    /// The size limit of a catalog in bytes. A catalog of 40 languages has 2 MB.
    private static let largest = 16 << 20

    /// Reads a catalog. Returns nil if the file cannot be read. Without the table, texts show their keys.
    init?(at url: URL) {
        guard let data = FileManager.default.contents(atPath: url.path), data.count <= Self.largest,
            let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
        else { return nil }
        let language = catalog.sourceLanguage
        let words = catalog.strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
        let list = try? PropertyListEncoder().encode(words)
        name = "\(language).lproj/\(url.deletingPathExtension().lastPathComponent).strings"
        bytes = list.map { [UInt8]($0) } ?? []
    }
}
