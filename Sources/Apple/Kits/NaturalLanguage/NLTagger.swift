public import Foundation

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let tokenType = NLTagScheme("TokenType")
    public static let lexicalClass = NLTagScheme("LexicalClass")
    public static let nameType = NLTagScheme("NameType")
    public static let nameTypeOrLexicalClass = NLTagScheme("NameTypeOrLexicalClass")
    public static let lemma = NLTagScheme("Lemma")
    public static let language = NLTagScheme("Language")
    public static let script = NLTagScheme("Script")
    public static let sentimentScore = NLTagScheme("SentimentScore")
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let word = NLTag("Word")
    public static let punctuation = NLTag("Punctuation")
    public static let whitespace = NLTag("Whitespace")
    public static let other = NLTag("Other")
    public static let noun = NLTag("Noun")
    public static let verb = NLTag("Verb")
    public static let adjective = NLTag("Adjective")
    public static let adverb = NLTag("Adverb")
    public static let pronoun = NLTag("Pronoun")
    public static let determiner = NLTag("Determiner")
    public static let particle = NLTag("Particle")
    public static let preposition = NLTag("Preposition")
    public static let number = NLTag("Number")
    public static let conjunction = NLTag("Conjunction")
    public static let interjection = NLTag("Interjection")
    public static let classifier = NLTag("Classifier")
    public static let idiom = NLTag("Idiom")
    public static let otherWord = NLTag("OtherWord")
    public static let sentenceTerminator = NLTag("SentenceTerminator")
    public static let openQuote = NLTag("OpenQuote")
    public static let closeQuote = NLTag("CloseQuote")
    public static let openParenthesis = NLTag("OpenParenthesis")
    public static let closeParenthesis = NLTag("CloseParenthesis")
    public static let wordJoiner = NLTag("WordJoiner")
    public static let dash = NLTag("Dash")
    public static let otherPunctuation = NLTag("Punctuation")
    public static let paragraphBreak = NLTag("ParagraphBreak")
    public static let otherWhitespace = NLTag("Whitespace")
    public static let personalName = NLTag("PersonalName")
    public static let organizationName = NLTag("OrganizationName")
    public static let placeName = NLTag("PlaceName")
}

/// Says of words what they are. Without a model it knows which are words, and no more.
public final class NLTagger: NSObject, @unchecked Sendable {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let omitWords = Options(rawValue: 1)
        public static let omitPunctuation = Options(rawValue: 2)
        public static let omitWhitespace = Options(rawValue: 4)
        public static let omitOther = Options(rawValue: 8)
        public static let joinNames = Options(rawValue: 16)
        public static let joinContractions = Options(rawValue: 32)
    }

    public enum AssetsResult: Int, Sendable {
        case available
        case notAvailable
        case error
    }

    public let tagSchemes: [NLTagScheme]
    public var string: String?

    public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }

    public var dominantLanguage: NLLanguage? { string.flatMap(NLLanguageRecognizer.dominantLanguage) }

    public class func availableTagSchemes(for unit: NLTokenUnit, language: NLLanguage) -> [NLTagScheme] {
        unit == .word ? [.tokenType] : []
    }
    public class func requestAssets(for language: NLLanguage, tagScheme: NLTagScheme) async throws
        -> AssetsResult
    { .notAvailable }
    public class func requestAssets(
        for language: NLLanguage, tagScheme: NLTagScheme,
        completionHandler: @escaping @Sendable (AssetsResult, (any Error)?) -> Void
    ) {
        DispatchQueue.global().async { completionHandler(.notAvailable, nil) }
    }

    public func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
    public func setModels(_ models: [NLModel], forTagScheme tagScheme: NLTagScheme) {}
    public func setGazetteers(_ gazetteers: [NLGazetteer], for tagScheme: NLTagScheme) {}

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

    public func tagHypotheses(
        at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme, maximumCount: Int
    ) -> ([String: Double], Range<String.Index>) { ([:], tokenRange(at: index, unit: unit)) }

    public func tags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
    ) -> [(NLTag?, Range<String.Index>)] {
        guard let string, !(unit == .word && options.contains(.omitWords)) else { return [] }
        return TextParts(string, range).ranges(of: unit).map { (tag(of: scheme, unit), $0) }
    }

    public func enumerateTags(
        in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
        using block: (NLTag?, Range<String.Index>) -> Bool
    ) {
        for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options)
        where !block(tag, range) { return }
    }

    /// Only that a word is a word is known.
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

public final class NLGazetteer: NSObject, Sendable {
    public let language: NLLanguage?
    private let words: [String: [String]]

    public init(dictionary: [String: [String]], language: NLLanguage?) throws {
        (words, self.language) = (dictionary, language)
    }
    public func label(for string: String) -> String? { words.first { $0.value.contains(string) }?.key }
}

/// A trained model. There is none.
public final class NLModel: NSObject, Sendable {
    private init(none: Void) {}
    public convenience init(contentsOf url: URL) throws { throw CocoaError(.fileReadUnknown) }
    public func predictedLabel(for string: String) -> String? { nil }
    public func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}

public enum NLDistanceType: Int, Sendable { case cosine }
public typealias NLDistance = Double

/// How near words are in meaning. There is no such table on this device.
public final class NLEmbedding: NSObject, Sendable {
    private init(none: Void) {}

    public class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    public class func wordEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    public class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
    public class func sentenceEmbedding(for language: NLLanguage, revision: Int) -> NLEmbedding? { nil }
    public convenience init(contentsOf url: URL) throws { throw CocoaError(.fileReadUnknown) }

    public var dimension: Int { 0 }
    public var vocabularySize: Int { 0 }
    public var language: NLLanguage? { nil }
    public func contains(_ string: String) -> Bool { false }
    public func distance(
        between firstString: String, and secondString: String, distanceType: NLDistanceType = .cosine
    ) -> NLDistance { 2 }
    public func vector(for string: String) -> [Double]? { nil }
    public func neighbors(
        for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine
    ) -> [(String, NLDistance)] { [] }
    public func enumerateNeighbors(
        for string: String, maximumCount: Int, distanceType: NLDistanceType = .cosine,
        using block: (String, NLDistance) -> Bool
    ) {}
}
