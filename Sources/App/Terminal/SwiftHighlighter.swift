import Text

/// Colors keywords, strings, comments, attributes and numbers in Swift source, and leaves all other code plain.
struct SwiftHighlighter {
    private var rest: Substring
    private var painted = StyledText()
    /// True if the previous token was a dot.
    private var isMember = false

    static func highlight(_ source: String) -> StyledText {
        var scanner = SwiftHighlighter(rest: source[...])
        while !scanner.rest.isEmpty { scanner.step() }
        return scanner.painted
    }

    private init(rest: Substring) { self.rest = rest }

    private static let comment = Paint(isDim: true)
    private static let string = Paint(.green)
    private static let keyword = Paint(.magenta)
    private static let attribute = Paint(.yellow)
    private static let number = Paint(.cyan)

    private static let keywords: Set<String> = [
        "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "false",
        "fileprivate", "final", "for", "func", "guard", "if", "import", "in", "init", "inout", "is",
        "isolated", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "override",
        "package", "private", "protocol", "public", "repeat", "return", "self", "Self", "some",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "unowned", "var", "weak", "where", "while",
    ]

    private mutating func step() {
        guard let first = rest.first else { return }
        if rest.hasPrefix("//") {
            take(rest.prefix { $0 != "\n" }, Self.comment)
        } else if rest.hasPrefix("/*") {
            take(blockComment(), Self.comment)
        } else if rest.hasPrefix("\"\"\"") {
            take(through: "\"\"\"", Self.string)
        } else if first == "\"" {
            take(stringOnOneLine(), Self.string)
        } else if first == "@" || first == "#" {
            take(rest[..<rest.dropFirst().prefix(while: Self.isWordPart).endIndex], Self.attribute)
        } else if first.isNumber {
            take(rest.prefix { Self.isWordPart($0) }, Self.number)
        } else if Self.isWordPart(first) {
            let word = rest.prefix(while: Self.isWordPart)
            // After a dot, `self` and `default` are names, not keywords.
            take(word, Self.keywords.contains(String(word)) && !isMember ? Self.keyword : .plain)
        } else {
            take(rest.prefix(1), .plain)
        }
    }

    private mutating func take(_ text: Substring, _ paint: Paint) {
        painted.append(String(text), paint)
        isMember = text.last == "."
        rest = rest[text.endIndex...]
    }

    private mutating func take(through end: String, _ paint: Paint) {
        var tail = rest.dropFirst(end.count)
        while !tail.isEmpty, !tail.hasPrefix(end) { tail = tail.dropFirst() }
        let stop = tail.dropFirst(end.count).startIndex
        take(rest[..<stop], paint)
    }

    /// Block comments can contain block comments in Swift, so the method counts their starts and ends.
    private func blockComment() -> Substring {
        var depth = 0
        var tail = rest
        repeat {
            if tail.hasPrefix("/*") {
                depth += 1
                tail = tail.dropFirst(2)
            } else if tail.hasPrefix("*/") {
                depth -= 1
                tail = tail.dropFirst(2)
            } else {
                tail = tail.dropFirst()
            }
        } while depth > 0 && !tail.isEmpty
        return rest[..<tail.startIndex]
    }

    private func stringOnOneLine() -> Substring {
        var tail = rest.dropFirst()
        while let next = tail.first, next != "\n" {
            tail = tail.dropFirst()
            if next == "\"" { break }
            if next == "\\" { tail = tail.dropFirst() }
        }
        return rest[..<tail.startIndex]
    }

    private static func isWordPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }
}
