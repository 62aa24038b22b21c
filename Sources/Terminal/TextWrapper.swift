/// Breaks text into lines that fit a number of columns.
///
/// Lines break at spaces, and between wide characters, which need none. A word that is longer than a
/// whole line is cut. A newline in the text always breaks.
public struct TextWrapper {
    let width: Int

    public init(width: Int) { self.width = width }

    /// The same of a text without paint.
    public func wrap(_ text: String) -> [String] { wrap(StyledText(text)).map(\.plain) }

    func wrap(_ text: StyledText) -> [StyledText] {
        var state = State(width: max(width, 1))
        for span in text.spans {
            for character in span.text { state.add(Cell(character, span.paint)) }
        }
        return state.finish()
    }

    private struct Cell {
        let character: Character
        let paint: Paint
        let columns: Int

        init(_ character: Character, _ paint: Paint) {
            self.character = character
            self.paint = paint
            columns = DisplayWidth.columns(of: character)
        }
    }

    /// The line so far, the spaces after it, and the word that may still have to move down.
    private struct State {
        let width: Int
        var lines: [StyledText] = []
        var line: [Cell] = []
        var gap: [Cell] = []
        var word: [Cell] = []

        init(width: Int) { self.width = width }

        mutating func add(_ cell: Cell) {
            switch cell.character {
            case "\n":
                endWord()
                endLine()
            case " ":
                endWord()
                gap.append(cell)
            default:
                if cell.columns == 2 { endWord() }
                word.append(cell)
                if cell.columns == 2 { endWord() }
            }
        }

        mutating func finish() -> [StyledText] {
            endWord()
            if !line.isEmpty || lines.isEmpty { endLine() }
            return lines
        }

        private mutating func endWord() {
            guard !word.isEmpty else { return }
            if columns(line) + columns(gap) + columns(word) > width, !line.isEmpty { endLine() }
            line += gap
            gap = []
            for cell in word {
                if columns(line) + cell.columns > width, !line.isEmpty { endLine() }
                line.append(cell)
            }
            word = []
        }

        private mutating func endLine() {
            var text = StyledText()
            for cell in line { text.append(String(cell.character), cell.paint) }
            lines.append(text)
            line = []
            gap = []
        }

        private func columns(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.columns } }
    }
}
