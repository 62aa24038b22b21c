// NaturalLanguage: words and sentences, found by simple rules. This device has no models, so the kit finds no
// language, tag or meaning.

@_exported public import Foundation

public enum NLTokenUnit: Int, Sendable {
    case word
    case sentence
    case paragraph
    case document
}

/// Divides text into units.
public final class NLTokenizer: NSObject, @unchecked Sendable {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
    }

    public let unit: NLTokenUnit
    public var string: String?

    public init(unit: NLTokenUnit) { self.unit = unit }

    public func setLanguage(_ language: NLLanguage) {}

    public func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        return TextParts(string, range).ranges(of: unit)
    }

    public func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        let found = tokens(for: string.startIndex..<string.endIndex).first { $0.contains(index) }
        return found ?? index..<index
    }

    public func tokenRange(for range: Range<String.Index>) -> Range<String.Index> {
        let found = tokens(for: range)
        guard let first = found.first, let last = found.last else { return range }
        return first.lowerBound..<last.upperBound
    }

    public func enumerateTokens(
        in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
    ) {
        for token in tokens(for: range) {
            let isNumber = string.map { $0[token].allSatisfy(\.isNumber) } ?? false
            if !block(token, isNumber ? .numeric : []) { return }
        }
    }
}

struct TextParts {
    private let text: String
    private let range: Range<String.Index>

    init(_ text: String, _ range: Range<String.Index>) { (self.text, self.range) = (text, range) }

    func ranges(of unit: NLTokenUnit) -> [Range<String.Index>] {
        switch unit {
        case .document: range.isEmpty ? [] : [range]
        case .word: words
        case .sentence: pieces { $0 == "." || $0 == "!" || $0 == "?" || $0 == "…" || $0.isNewline }
        case .paragraph: pieces { $0.isNewline }
        }
    }

    /// A word consists of letters and digits, and may contain an apostrophe or a period between two of them.
    private var words: [Range<String.Index>] {
        var (found, start, index) = ([Range<String.Index>](), String.Index?.none, range.lowerBound)
        while index < range.upperBound {
            let next = text.index(after: index)
            let letter = text[index]
            let joins =
                (letter == "'" || letter == "’" || letter == "." || letter == ",") && start != nil
                && next < range.upperBound
                && (letter == "'" || letter == "’" ? text[next].isLetter : text[next].isNumber)
            if letter.isLetter || letter.isNumber || letter == "_" || joins {
                start = start ?? index
            } else if let first = start {
                found.append(first..<index)
                start = nil
            }
            index = next
        }
        if let start { found.append(start..<range.upperBound) }
        return found
    }

    /// Pieces of text, each with its trailing white space.
    private func pieces(endingAt isEnd: (Character) -> Bool) -> [Range<String.Index>] {
        var (found, start, index, ended) = (
            [Range<String.Index>](), range.lowerBound, range.lowerBound, false
        )
        while index < range.upperBound {
            let letter = text[index]
            let before = index > range.lowerBound ? text[text.index(before: index)] : " "
            if ended, !letter.isWhitespace, !isEnd(letter), before.isWhitespace {
                found.append(start..<index)
                (start, ended) = (index, false)
            }
            if isEnd(letter) { ended = true }
            index = text.index(after: index)
        }
        if start < range.upperBound { found.append(start..<range.upperBound) }
        return found
    }
}
