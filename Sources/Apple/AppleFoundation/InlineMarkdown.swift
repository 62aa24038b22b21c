/// A parser of inline Markdown, for `AttributedString(markdown:)`: emphasis, code and links.
///
/// Headings, lists and other blocks stay unformatted, as with `.inlineOnlyPreservingWhitespace`.
package struct InlineMarkdown {
    private var rest: Substring
    package private(set) var result = AttributedString()
    private var last: Character = " "

    package init(_ source: String, baseURL: URL?) {
        rest = source[...]
        read(until: nil, link: nil, baseURL: baseURL)
    }

    private mutating func read(until end: String?, link: URL?, baseURL: URL?) {
        while let first = rest.first {
            if let end, rest.hasPrefix(end), !last.isWhitespace {
                rest = rest.dropFirst(end.count)
                return
            }
            if first == "\\", let escaped = rest.dropFirst().first, escaped.isPunctuation {
                rest = rest.dropFirst(2)
                append(String(escaped), link)
            } else if let mark = ["**", "__", "~~", "*", "_", "`"].first(where: opens) {
                rest = rest.dropFirst(mark.count)
                read(until: mark, link: link, baseURL: baseURL)
            } else if let found = rest.prefixMatch(of: #/\[([^\]\n]*)\]\(([^)\s]*)\)/#) {
                rest = rest[found.range.upperBound...]
                append(String(found.output.1), URL(string: String(found.output.2), relativeTo: baseURL))
            } else {
                rest = rest.dropFirst()
                append(String(first), link)
            }
        }
    }

    /// Whether formatted text starts with `mark` at this position; a closing mark must follow. An underscore
    /// inside a word starts no formatted text. The closing mark must directly follow a word, without a space.
    private func opens(_ mark: String) -> Bool {
        guard rest.hasPrefix(mark), !(mark.hasPrefix("_") && last.isWordCharacter) else { return false }
        let inside = rest.dropFirst(mark.count).drop { $0 == mark.first }
        guard let next = inside.first, !next.isWhitespace else { return false }
        return zip(inside.indices, inside.indices.dropFirst()).contains { before, place in
            inside[place...].hasPrefix(mark) && !inside[before].isWhitespace
        }
    }

    private mutating func append(_ words: String, _ link: URL?) {
        last = words.last ?? last
        var piece = AttributedString(words)
        if let link { piece.link = link }
        result += piece
    }
}

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber }
}

extension AttributedString {
    /// The course parses only inline Markdown, whatever options the app passes.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
        public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }

        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        public var languageCode: String?

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self = InlineMarkdown(markdown, baseURL: baseURL).result
    }

    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = InlineMarkdown(keyAndValue.words, baseURL: nil).result
    }
}
