import Reporting
import Terminal

extension ReportStyle {
    /// For the terminal at hand.
    /// - Parameter drawsTimelines: false where the reader asked for sentences.
    init(_ terminal: TerminalStyle, drawsTimelines: Bool = true) {
        self.init(
            width: terminal.width, palette: terminal.hasColour ? .coloured : .plain,
            usesUnicode: terminal.hasUnicode, drawsTimelines: drawsTimelines)
    }
}
