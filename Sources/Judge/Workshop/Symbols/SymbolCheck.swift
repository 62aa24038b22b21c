import Wire

/// Refuses an answer whose built library imports symbols that no app needs. The symbol check comes after the gate and
/// the compiler.
///
/// A list of forbidden names in the source cannot be complete, and source code can hide a name. The import table of the
/// library shows all functions outside of the library that the code calls.
struct SymbolCheck {
    static let rule = "symbol"

    let answer: Answer

    /// The findings in the order of files and lines; empty if the gate accepts the answer.
    func findings(in library: LibrarySymbols?) -> [GateFinding] {
        guard !answer.learnerFiles.isEmpty else { return [] }
        guard let library else {
            return [finding("The course could not read which functions your app calls.", at: nil)]
        }
        return findings(for: library.imports)
    }

    func findings(for imports: [String]) -> [GateFinding] {
        let refused = Set(imports.filter { !SymbolLicense.allows($0) }).sorted()
        var seen: Set<String> = []
        let findings = refused.compactMap { symbol -> GateFinding? in
            let words = Self.words(of: symbol)
            let name = words.last ?? symbol
            guard seen.insert(name).inserted else { return nil }
            let place = words.reversed().lazy.compactMap(place).first
            return finding("The course does not let your file use \(name).", at: place)
        }
        return findings.sorted { ($0.file, $0.line, $0.fact) < ($1.file, $1.line, $1.fact) }
    }

    /// The names by which source code can refer to the symbol: first the type, then the member.
    private static func words(of symbol: String) -> [String] {
        guard symbol.hasPrefix("$s") else { return [symbol] }
        guard let name = MangledName(symbol) else { return [] }
        // Later parts of the mangled name are argument labels or types of arguments, which are left out.
        return Array(name.path.prefix(2)).filter { !$0.isEmpty }
    }

    private struct Place {
        var file: String
        var line: Int
        var column: Int
    }

    /// The first place in the learner's files where the code contains this word.
    private func place(of word: String) -> Place? {
        for file in answer.learnerFiles {
            var line = 1
            let text = String(decoding: file.bytes, as: UTF8.self)
            for content in text.split(separator: "\n", omittingEmptySubsequences: false) {
                if let column = Self.column(of: word, in: content) {
                    return Place(file: file.name, line: line, column: column)
                }
                line += 1
            }
        }
        return nil
    }

    /// The column, counted in bytes as the compiler does.
    private static func column(of word: String, in line: Substring) -> Int? {
        let text = Array(line.utf8)
        let word = Array(word.utf8)
        guard !word.isEmpty, text.count >= word.count else { return nil }
        for start in 0...(text.count - word.count) {
            if text[start...].starts(with: "//".utf8) { return nil }
            guard text[start...].starts(with: word) else { continue }
            let before = start > 0 ? text[start - 1] : 0
            let after = start + word.count < text.count ? text[start + word.count] : 0
            if !isName(before), !isName(after) { return start + 1 }
        }
        return nil
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte)
            || (97...122).contains(byte)
    }

    private func finding(_ fact: String, at place: Place?) -> GateFinding {
        GateFinding(
            rule: Self.rule, file: place?.file ?? answer.learnerFiles.first?.name ?? "",
            line: place?.line ?? 1, column: place?.column ?? 1, fact: fact,
            instead:
                "Use SwiftUI, Foundation's value types and the standard library instead."
        )
    }
}
