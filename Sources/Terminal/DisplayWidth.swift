/// How many columns text takes on a terminal.
///
///     DisplayWidth.columns(of: "Köln 東京 👩‍👩‍👧")  // 4 + 1 + 4 + 1 + 2
///
/// A terminal cell belongs to what a person calls a character, so a cluster is as wide as its widest
/// part: an accent adds nothing, a family of four is one emoji.
public enum DisplayWidth {
    public static func columns(of text: some StringProtocol) -> Int {
        text.reduce(0) { $0 + columns(of: $1) }
    }

    public static func columns(of character: Character) -> Int {
        var widest = 0
        for scalar in character.unicodeScalars {
            if scalar == emojiVariation, widest > 0 { return 2 }
            widest = max(widest, columns(of: scalar))
        }
        return widest
    }

    /// Makes the character before it an emoji, as in ❤️.
    private static let emojiVariation: Unicode.Scalar = "\u{FE0F}"

    static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
        case .format: return scalar.value == 0xAD ? 1 : 0
        default: break
        }
        // Vowels and finals of a Hangul syllable are drawn inside the cell of its first letter.
        if (0x1160...0x11FF).contains(scalar.value) { return 0 }
        if scalar.properties.isEmojiPresentation { return 2 }
        return isWide(scalar.value) ? 2 : 1
    }

    private static func isWide(_ value: UInt32) -> Bool {
        wide.contains { $0.contains(value) }
    }

    /// Blocks that Unicode's EastAsianWidth.txt calls wide or full-width, in order.
    /// Emoji are not among them: they carry a property of their own.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul first letters
        0x2329...0x232A,  // Angle brackets
        0x2E80...0x303E,  // Radicals, ideographic punctuation
        0x3041...0x33FF,  // Kana, Bopomofo, compatibility letters, enclosed months
        0x3400...0x4DBF,  // Ideographs, extension A
        0x4E00...0x9FFF,  // Ideographs
        0xA000...0xA4CF,  // Yi
        0xA960...0xA97F,  // Hangul first letters, extended
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // Compatibility ideographs
        0xFE10...0xFE19,  // Vertical forms
        0xFE30...0xFE6F,  // Compatibility and small forms
        0xFF01...0xFF60,  // Full-width letters
        0xFFE0...0xFFE6,  // Full-width signs
        0x16FE0...0x18DFF,  // Tangut, Khitan
        0x1AFF0...0x1B2FF,  // Kana, Nushu
        0x1F200...0x1F2FF,  // Enclosed ideographs
        0x20000...0x3FFFD,  // Ideographs, extensions B and up
    ]
}
