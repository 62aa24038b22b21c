public import Foundation

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let tokenType = NLTagScheme("TokenType")
    public static let lexicalClass = NLTagScheme("LexicalClass")
    public static let nameType = NLTagScheme("NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
    public static let language = NLTagScheme("Language")
    public static let script = NLTagScheme("Script")
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let word = NLTag("Word")
    public static let punctuation = NLTag("Punctuation")
    public static let other = NLTag("Other")
    public static let noun = NLTag("Noun")
    public static let verb = NLTag("Verb")
    public static let number = NLTag("Number")
    public static let otherWord = NLTag("OtherWord")
    public static let dash = NLTag("Dash")
}

/// Tags words. Without a model, the tagger only distinguishes words from other text.
public final class NLTagger: NSObject, @unchecked Sendable {
    public let tagSchemes: [NLTagScheme]
    public var string: String?

    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    public func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = string
        return tokenizer.tokenRange(at: index)
    }

    public func tag(at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme) -> (
        NLTag?, Range<String.Index>
    ) {
        let range = tokenRange(at: index, unit: unit)
        return (tag(of: scheme, unit), range)
    }

    /// The tag of a unit, in the token type scheme only.
    private func tag(of scheme: NLTagScheme, _ unit: NLTokenUnit) -> NLTag? {
        guard unit == .word else { return nil }
        switch scheme {
        case .tokenType: return .word
        case .lexicalClass, .nameTypeOrLexicalClass: return .otherWord
        case .nameType: return .otherWord
        default: return nil
        }
    }
}

public enum NLDistanceType: Int, Sendable { case cosine }
public typealias NLDistance = Double

/// Distances between meanings of words. This device has no data for distances.
public final class NLEmbedding: NSObject, Sendable {
    public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    public var language: NLLanguage? { nil }
    public func contains(_ string: String) -> Bool { false }
    public func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
    ) -> NLDistance { 2 }
}
