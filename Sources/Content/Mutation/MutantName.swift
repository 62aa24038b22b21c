import Text

/// Makes a mutant's name: its operator and the start of the changed text, on one line.
///
///     MutantName.of("drop-assignment", changing: "phase =\n    .loading")  // drop-assignment phase = .loading
///
/// A mutant's name is a YAML key without quotes, so it contains neither ": " nor " #".
enum MutantName {
    static let longest = 48

    static func of(_ operation: String, changing text: String) -> String {
        let flat = text.onOneLine
            .replacing(": ", with: ":").replacing(" #", with: "#")
        let short = flat.count > longest ? "\(flat.prefix(longest - 1))…" : flat
        return "\(operation) \(short)"
    }
}
