import Essentials

/// The lines of a text, each with its line ending, so that changing one line leaves all other bytes unchanged.
///
///     var lines = try SourceLines(bytes)
///     lines[3] = ".task(id: url) {"
///     lines.bytes
public struct SourceLines: Hashable, Sendable {
    /// The error for a file that the course cannot edit, because its bytes are not UTF-8.
    public struct Unreadable: Error, Hashable, Sendable, CustomStringConvertible {
        public var description: String {
            "The file contains bytes that are not text.\nOpen it with `edit`, or `reset` it."
        }
    }

    private struct Line: Hashable {
        var text: String
        var ending: String
    }
    private var lines: [Line] = []

    public init(_ bytes: [UInt8]) throws(Unreadable) {
        for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let hasReturn = part.last == UInt8(ascii: "\r")
            guard let text = String(validating: part.dropLast(hasReturn ? 1 : 0), as: UTF8.self) else {
                throw Unreadable()
            }
            lines.append(Line(text: text, ending: hasReturn ? "\r\n" : "\n"))
        }
        let last = lines.count - 1
        lines[last].ending = lines[last].ending == "\r\n" ? "\r" : ""
        if lines[last].text.isEmpty, lines[last].ending.isEmpty { lines.removeLast() }
    }

    public var count: Int { lines.count }

    public var bytes: [UInt8] { lines.flatMap { Array(($0.text + $0.ending).utf8) } }

    /// The line with this number, counted from 1. The line after the last line is empty; writing this line appends
    /// a line to the text. Setting a text with several lines inserts several lines.
    public subscript(number: Int) -> String {
        get { number <= lines.count ? lines[number - 1].text : "" }
        set {
            let ending = lines.first?.ending == "\r\n" ? "\r\n" : "\n"
            var texts = newValue.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if number > lines.count {
                if let last = lines.indices.last, lines[last].ending.isEmpty { lines[last].ending = ending }
                lines.append(Line(text: texts.removeLast(), ending: ending))
            } else {
                lines[number - 1].text = texts.removeLast()
            }
            lines.insert(contentsOf: texts.map { Line(text: $0, ending: ending) }, at: number - 1)
        }
    }

    public mutating func remove(_ number: Int) { lines.remove(at: number - 1) }
}
