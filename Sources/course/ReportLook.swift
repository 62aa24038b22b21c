import Reporting
import Terminal

extension ReportStyle {
    /// For the terminal at hand.
    init(_ terminal: TerminalStyle) {
        self.init(
            width: terminal.width, palette: terminal.hasColour ? .coloured : .plain,
            usesUnicode: terminal.hasUnicode, drawsTimelines: terminal.drawsPictures)
    }
}
