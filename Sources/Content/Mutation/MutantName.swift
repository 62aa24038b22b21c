import Text

/// The name of a mutant: its operator and the text that it changes, on one line and short.
///
///     MutantName.of("drop-assignment", changing: "phase =\n    .loading")  // drop-assignment phase = .loading
///
/// It needs no quotes as a key in YAML, where ": " and " #" have a meaning.
enum MutantName {
    static let longest = 48

    static func of(_ operation: String, changing text: String) -> String {
        let flat = text.onOneLine
            .replacing(": ", with: ":").replacing(" #", with: "#")
        let short = flat.count > longest ? "\(flat.prefix(longest - 1))…" : flat
        return "\(operation) \(short)"
    }
}
