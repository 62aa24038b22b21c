import Text

/// A line of source with a mark below one of its columns, as compilers show it.
///
///     .task(id: heigth) { await load() }
///               ^
public struct SourceExcerpt: Sendable {
    private let line: String
    /// The width of the text to the left of the mark, in columns.
    private let column: Int

    /// - Parameter column: the position of the mark, in bytes counted from 1, as compilers report it.
    public init(_ line: String, column: Int) {
        let before = String(decoding: line.utf8.prefix(max(0, column - 1)), as: UTF8.self)
        self.line = line.printableSource
        self.column = DisplayWidth.columns(of: before.printableSource)
    }

    /// The source line, followed by a line with the mark. A line that is too wide is cut at both ends, so that
    /// the mark stays visible.
    public func lines(_ style: PageStyle) -> [String] {
        let width = max(10, style.width - 4)
        let indent = line.prefix { $0 == " " }.count
        let start = max(min(indent, column), column - width * 2 / 3)
        var (skipped, used, shown) = (0, 0, "")
        for character in line {
            let columns = DisplayWidth.columns(of: character)
            guard skipped >= start else {
                skipped += columns
                continue
            }
            used += columns
            guard used <= width else { break }
            shown.append(character)
        }
        return [shown, String(repeating: " ", count: max(0, column - skipped)) + "^"]
    }
}
