extension StringProtocol {
    /// The text on one line, with one space between words, to find and quote text across line breaks.
    public var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
