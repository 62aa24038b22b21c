/// Breaks text into lines that fit a number of columns, in time linear in the text's length.
///
///     TextWrapper(width: 8).wrap("one two three")      // ["one two", "three"]
///
/// A line breaks at spaces and between wide characters. The wrapper cuts a word that is longer than a line. A newline
/// in the text always breaks the line.
public struct TextWrapper {
    public let width: Int

    public init(width: Int) { self.width = max(width, 1) }

    /// Returns the wrapped lines, at least one. Spaces within a line do not change.
    public func wrap(_ text: String) -> [String] { wrap(StyledText(text)).map(\.plain) }

    public func wrap(_ text: StyledText) -> [StyledText] {
        var page = Page(width: width)
        for span in text.spans {
            for character in span.text { page.add(character, span.paint) }
        }
        return page.finish()
    }

    /// Makes an app's text printable, replaces any white space with one space, and wraps the text. Returns no lines for
    /// a text without words.
    public func flow(_ text: String) -> [String] {
        let words = text.printable.split(whereSeparator: \.isWhitespace)
        return words.isEmpty ? [] : wrap(words.joined(separator: " "))
    }

    /// A part of a line, with the number of its columns.
    private struct Piece {
        var text = StyledText()
        var columns = 0

        var isEmpty: Bool { text.isEmpty }

        mutating func append(_ character: Character, _ paint: Paint, _ columns: Int) {
            text.append(character, paint)
            self.columns += columns
        }

        /// Appends `other` to this piece and empties `other`.
        mutating func take(_ other: inout Piece) {
            text += other.text
            columns += other.columns
            other = Piece()
        }
    }

    /// The finished lines and the current line, whose last word may still move to the next line.
    private struct Page {
        let width: Int
        private var lines: [StyledText] = []
        private var line = Piece()
        private var gap = Piece()
        private var word = Piece()
        /// True if the current word is longer than a line and begins on a finished line.
        private var isCutting = false

        init(width: Int) { self.width = width }

        mutating func add(_ character: Character, _ paint: Paint) {
            let columns = DisplayWidth.columns(of: character)
            if character.isNewline {
                endWord()
                endLine()
            } else if character == " " {
                endWord()
                gap.append(character, paint, columns)
            } else if columns == 2 {
                endWord()
                addToWord(character, paint, columns)
                endWord()
            } else {
                addToWord(character, paint, columns)
            }
        }

        mutating func finish() -> [StyledText] {
            endWord()
            if !line.isEmpty || lines.isEmpty { endLine() }
            return lines
        }

        private mutating func addToWord(_ character: Character, _ paint: Paint, _ columns: Int) {
            if isCutting { return put(character, paint, columns) }
            word.append(character, paint, columns)
            guard word.columns > width else { return }
            isCutting = true
            if !line.isEmpty { endLine() }
            placeWord()
        }

        private mutating func endWord() {
            isCutting = false
            guard !word.isEmpty else { return }
            if line.columns + gap.columns + word.columns > width, !line.isEmpty { endLine() }
            placeWord()
        }

        private mutating func placeWord() {
            // The wrapper drops an indent that leaves no room for a letter.
            if line.columns + gap.columns >= width { gap = Piece() }
            line.take(&gap)
            if line.columns + word.columns <= width { return line.take(&word) }
            let pieces = word.text
            word = Piece()
            for span in pieces.spans {
                for character in span.text {
                    put(character, span.paint, DisplayWidth.columns(of: character))
                }
            }
        }

        private mutating func put(_ character: Character, _ paint: Paint, _ columns: Int) {
            if line.columns + columns > width, !line.isEmpty { endLine() }
            line.append(character, paint, columns)
        }

        private mutating func endLine() {
            lines.append(line.text)
            line = Piece()
            gap = Piece()
        }
    }
}
