/// Writes a table as CSV (RFC 4180) in which no cell is a formula, because a student chooses some of the texts.
///
///     =1+1, "x"     becomes     "'=1+1, ""x"""
struct CommaSeparatedTable {
    private(set) var text = ""

    init(_ titles: [String]) { append(titles) }

    mutating func append(_ cells: [String]) {
        text += cells.map(Self.cell).joined(separator: ",") + "\r\n"
    }

    private static func cell(_ text: String) -> String {
        // Spreadsheets recognize a formula by the first scalar of a cell. In Swift, "=" with a combining accent is one
        // character, but spreadsheets still read a formula.
        let first = text.unicodeScalars.first { !$0.properties.isWhitespace || $0 == "\t" || $0 == "\r" }
        let isFormula = first.map(formulaStarts.contains) ?? false
        let safe = isFormula ? "'" + text : text
        let needsQuotes = isFormula || safe.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
        guard needsQuotes else { return safe }
        var quoted = String.UnicodeScalarView()
        for scalar in safe.unicodeScalars {
            quoted.append(scalar)
            if scalar == "\"" { quoted.append(scalar) }
        }
        return "\"\(String(quoted))\""
    }

    /// The scalars that begin a formula in spreadsheets, and the full-width forms of these scalars.
    private static let formulaStarts = Set("=+-@\t\r＝＋－＠".unicodeScalars)
}
