import Essentials

/// A value as JSON that is safe to show on a terminal.
///
///     try JSONText("a\u{9B}b", isIndented: false).text      // "a\u009bb", with the escape as six characters
///
/// JSON requires escapes only for the first 32 characters. `JSONText` escapes all control characters, marks that change
/// the direction of writing, and separators that some readers treat as newlines. Keys are sorted, so equal values give
/// equal text.
public struct JSONText: Sendable {
    public let text: String

    public init(_ value: some Encodable, isIndented: Bool) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
        text = Self.escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// JSON is ASCII outside of its strings, so every escaped character is inside a string.
    private static func escaped(_ json: String) -> String {
        guard !json.utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) else { return json }
        var shown = String.UnicodeScalarView()
        for scalar in json.unicodeScalars {
            guard scalar != "\n", scalar.printable(after: shown.last) != scalar else {
                shown.append(scalar)
                continue
            }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                let zeros = String(repeating: "0", count: 4 - digits.count)
                shown.append(contentsOf: "\\u\(zeros)\(digits)".unicodeScalars)
            }
        }
        return String(shown)
    }
}
