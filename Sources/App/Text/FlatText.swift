extension StringProtocol {
    /// All its words on one line, with one space between them: for finding and naming text across line breaks.
    public var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
