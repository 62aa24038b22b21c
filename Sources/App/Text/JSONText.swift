import FoundationEssentials

/// A value as JSON that no terminal obeys and no reader misreads.
///
///     try JSONText("a\u{9B}b", isIndented: false).text      // "a\u009bb" in quotes, with the escape spelled out
///
/// JSON asks for escapes of the first 32 characters only. Here all that a terminal would obey is escaped, as are marks
/// that turn the direction of writing and the separators that some readers take for the end of a line. A parser reads
/// the same value. Keys are sorted, so the same value is the same text.
public struct JSONText: Sendable {
    public let text: String

    public init(_ value: some Encodable, isIndented: Bool) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
        text = Self.escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// What JSON has outside of its strings is ASCII, so each character that is escaped is inside of one.
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
