/// The text of course files, cut into lines and lists.
enum CourseText {
    /// Names with commas between them, as course files write findings and scenarios: `missed-fetch, wrong-screen`.
    static func names(in text: some StringProtocol) -> [String] {
        text.split(separator: ",").map { String($0.filter { $0 != " " }) }
    }
}

extension String {
    /// The lines of a text whose line endings are all `\n`. They are found byte by byte: finding characters takes ten times
    /// as long, and every start of the program reads all pages of the course.
    var lines: [Substring] {
        var text = self
        let ends = text.withUTF8 { bytes in bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } }
        var start = text.startIndex
        var lines: [Substring] = []
        lines.reserveCapacity(ends.count + 1)
        for end in ends {
            let end = text.utf8.index(text.startIndex, offsetBy: end)
            lines.append(text[start..<end])
            start = text.utf8.index(after: end)
        }
        lines.append(text[start...])
        return lines
    }

    /// So many lines from its beginning. The rest is not looked at.
    func firstLines(_ count: Int) -> [String] {
        utf8.split(separator: UInt8(ascii: "\n"), maxSplits: count, omittingEmptySubsequences: false)
            .prefix(count).map { String(Substring($0)) }
    }

    /// Without empty lines at either end.
    var trimmed: String {
        var rest = self[...]
        while let first = rest.first, first.isNewline { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
