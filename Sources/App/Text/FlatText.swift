extension StringProtocol {
    /// The text on one line, with one space between words, for finding and quoting text across line breaks.
    public var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
