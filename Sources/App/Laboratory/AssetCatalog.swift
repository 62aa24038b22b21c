import Essentials

struct AssetCatalog {
    struct Asset: Hashable {
        /// The name by which the app loads the asset: `Image("name")`.
        let name: String
        /// The asset's Swift path: the names of the folders that provide a namespace, then the asset's name.
        let path: [String]
    }

    private(set) var colors: [Asset] = []
    private(set) var images: [Asset] = []

    init(at url: URL) { read(url, space: []) }

    private mutating func read(_ folder: URL, space: [String]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let url = folder.appending(path: name)
            let base = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension {
            case "colorset": colors.append(Self.asset(base, in: space, droppingSuffix: "Color"))
            case "imageset", "symbolset": images.append(Self.asset(base, in: space, droppingSuffix: "Image"))
            case "":
                var isFolder = false
                guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
                    isFolder
                else { continue }
                read(url, space: Self.providesNamespace(url) ? space + [base] : space)
            default: break
            }
        }
    }

    private static func providesNamespace(_ folder: URL) -> Bool {
        let text = try? String(contentsOf: folder.appending(path: "Contents.json"), encoding: .utf8)
        return text?.contains(/"provides-namespace"\s*:\s*true/) == true
    }

    private static func asset(_ name: String, in space: [String], droppingSuffix suffix: String) -> Asset {
        var words = symbol(name)
        // Xcode drops the last word of some names: `AccentColor` becomes `accent`.
        if words.hasSuffix(suffix), words.count > suffix.count { words.removeLast(suffix.count) }
        let path = space.map { symbol($0, isType: true) } + [words]
        return Asset(name: (space + [name]).joined(separator: "/"), path: path.map(escaped))
    }

    /// The Swift name of an asset: `hnOrange` for `HNOrange`, `logoSmall` for `logo-small`.
    static func symbol(_ name: String, isType: Bool = false) -> String {
        let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
        var text = words.enumerated().map { index, word in
            index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        if isType {
            text = text.prefix(1).uppercased() + text.dropFirst()
        } else {
            text = loweredStart(of: text)
        }
        return text.first?.isNumber != false ? "_" + text : text
    }

    /// Writes the first word in small letters: `URLImage` becomes `urlImage`, `HN` becomes `hn`.
    private static func loweredStart(of text: String) -> String {
        let capitals = text.prefix { $0.isUppercase }
        guard capitals.count > 1 else { return text.prefix(1).lowercased() + text.dropFirst() }
        let isWhole = capitals.count == text.count || !text[capitals.endIndex].isLowercase
        let count = isWhole ? capitals.count : capitals.count - 1
        return text.prefix(count).lowercased() + text.dropFirst(count)
    }

    private static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
        "extension",
        "false", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil",
        "operator",
        "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "var", "where", "while",
    ]
}
