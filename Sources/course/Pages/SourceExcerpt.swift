import Text

/// A line of source with a mark below one of its columns, as compilers show it.
///
///     .task(id: heigth) { await load() }
///               ^
struct SourceExcerpt {
    let line: String
    let column: Int

    /// - Parameter column: counted from 1, in bytes, as the compiler counts.
    init(_ line: String, column: Int) {
        let before = String(decoding: line.utf8.prefix(max(0, column - 1)), as: UTF8.self)
        // A tab is as wide as the terminal has it; a space is one column everywhere.
        self.line = line.replacing("\t", with: "    ")
        self.column = before.replacing("\t", with: "    ").count
    }

    /// Cut at both ends where the line is too long, so that the mark can be seen.
    func lines(_ style: PageStyle) -> [String] {
        let width = max(10, style.width - 4)
        let indent = line.prefix { $0 == " " }.count
        let start = max(min(indent, column), column - width * 2 / 3)
        let shown = String(line.dropFirst(start).prefix(width))
        return [shown, String(repeating: " ", count: max(0, column - start)) + "^"]
    }
}
