import Text

/// Makes a mutant's name: its operator and the start of the changed text, on one line.
///
///     MutantName.of("drop-assignment", changing: "phase =\n    .loading")  // drop-assignment phase = .loading
///
/// YAML keys need no quotes around a mutant's name. A mutant's name contains neither ": " nor " #", which YAML
/// would interpret.
enum MutantName {
    static let longest = 48

    static func of(_ operation: String, changing text: String) -> String {
        let flat = text.onOneLine
            .replacing(": ", with: ":").replacing(" #", with: "#")
        let short = flat.count > longest ? "\(flat.prefix(longest - 1))…" : flat
        return "\(operation) \(short)"
    }
}
