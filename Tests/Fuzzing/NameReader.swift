import Text

/// Reads names of folders and texts of answers. A printed name or text contains no character that a terminal obeys, and
/// no line that is too wide.
enum NameReader: FuzzedReader {
    static func read(_ bytes: [UInt8]) {
        let name = Student(bytes).name
        precondition(!name.unicodeScalars.contains(where: isObeyed), "a name has controls: \(bytes)")
        let text = String(decoding: bytes, as: UTF8.self)
        let shown = text.printable
        precondition(!shown.unicodeScalars.contains(where: isObeyed), "a text has controls: \(bytes)")
        for line in TextWrapper(width: 10).wrap(shown) {
            precondition(DisplayWidth.columns(of: line) <= 10 || line.count == 1, "too wide: \(bytes)")
        }
        var table = CommaSeparatedTable([text])
        table.append([text, name])
    }

    /// True if a terminal interprets the character as a command instead of showing it. The zero-width joiner
    /// in emoji is harmless.
    private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
        }
    }
}
