/// A table as text that spreadsheets open (RFC 4180) and that none of them calculates with.
///
///     =1+1, "x"     becomes     "'=1+1, ""x"""
struct CommaSeparatedTable {
    private(set) var text = ""

    init(_ titles: [String]) { append(titles) }

    mutating func append(_ cells: [String]) {
        text += cells.map(Self.cell).joined(separator: ",") + "\r\n"
    }

    private static func cell(_ text: String) -> String {
        // Scalars, not characters: "=" with an accent on it is another character, and still a formula to a spreadsheet.
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

    /// What a spreadsheet takes for the start of a formula, in either width.
    private static let formulaStarts = Set("=+-@\t\r＝＋－＠".unicodeScalars)
}
