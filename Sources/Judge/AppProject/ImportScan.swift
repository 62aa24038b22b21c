/// Finds the modules that a Swift file imports.
///
///     ImportScan.modules(in: "@testable import Common\nimport struct Models.Story")      // ["Common", "Models"]
///
/// The scan also finds imports that `#if` excludes. An import that `#if` excludes can make the course compile an
/// unneeded module, but never changes the app.
public enum ImportScan {
    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor", "macro",
    ]
    private static let access: Set<Substring> = [
        "public", "package", "internal", "fileprivate", "private",
    ]

    public static func modules(in source: String) -> Set<String> {
        var modules: Set<String> = []
        var isComment = false
        for line in source.split(whereSeparator: \.isNewline) {
            if isComment {
                isComment = !line.contains("*/")
                continue
            }
            var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }[...]
            guard let first = words.first else { continue }
            if first.hasPrefix("/*") {
                isComment = !line.contains("*/")
                continue
            }
            while let word = words.first, word.hasPrefix("@") || access.contains(word) { words.removeFirst() }
            guard words.popFirst() == "import", var name = words.popFirst() else { continue }
            if kinds.contains(name), let next = words.popFirst() { name = next }
            let module = name.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
            if !module.isEmpty { modules.insert(String(module)) }
        }
        return modules
    }
}
