public import Foundation

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let undetermined = NLLanguage("und")
    public static let arabic = NLLanguage("ar")
    public static let armenian = NLLanguage("hy")
    public static let english = NLLanguage("en")
    public static let georgian = NLLanguage("ka")
    public static let greek = NLLanguage("el")
    public static let hebrew = NLLanguage("he")
    public static let japanese = NLLanguage("ja")
    public static let korean = NLLanguage("ko")
    public static let persian = NLLanguage("fa")
    public static let simplifiedChinese = NLLanguage("zh-Hans")
    public static let tamil = NLLanguage("ta")
    public static let telugu = NLLanguage("te")
    public static let thai = NLLanguage("th")
    public static let urdu = NLLanguage("ur")
}

/// Guesses a language from letters that no other language has. The language of a text in Latin letters
/// stays undetermined.
public final class NLLanguageRecognizer: NSObject, @unchecked Sendable {
    public var languageConstraints: [NLLanguage] = []
    public private(set) var dominantLanguage: NLLanguage?

    public override init() {}

    public class func dominantLanguage(for string: String) -> NLLanguage? {
        let recognizer = NLLanguageRecognizer()
        recognizer.processString(string)
        return recognizer.dominantLanguage
    }

    public func processString(_ string: String) {
        let letters = string.unicodeScalars.filter(\.properties.isAlphabetic)
        guard let first = letters.first else { return }
        dominantLanguage =
            languageConstraints.count == 1 ? languageConstraints.first : Self.language(of: first)
    }

    public func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
        guard maxHypotheses > 0, let dominantLanguage, dominantLanguage != .undetermined else { return [:] }
        return [dominantLanguage: 1]
    }

    public func reset() { dominantLanguage = nil }

    private static func language(of letter: Unicode.Scalar) -> NLLanguage {
        switch letter.value {
        case 0x370...0x3FF: .greek
        case 0x530...0x58F: .armenian
        case 0x590...0x5FF: .hebrew
        case 0xB80...0xBFF: .tamil
        case 0xC00...0xC7F: .telugu
        case 0xE00...0xE7F: .thai
        case 0x10A0...0x10FF: .georgian
        case 0x3040...0x30FF: .japanese
        case 0xAC00...0xD7AF: .korean
        default: .undetermined
        }
    }
}
