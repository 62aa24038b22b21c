/// What tells the control characters that the course wrote from those that came along with a text.
///
///     let color = Hallmark.ours.marking("\u{1B}[32m")
///     Hallmark.ours.cleared(color + "a\u{1B}[2J")        // "␛[32ma?[2J"
///
/// Most text that the course prints is by another person: an answer, the name of a file, a line that the compiler quotes.
/// So every string counts as such a text on its way to a terminal, and no control character passes but one behind the
/// mark. It is chosen by chance when the program starts, so no text can hold it.
public struct Hallmark: Hashable, Sendable {
    private let mark: [Unicode.Scalar]

    private init(_ mark: String) { self.mark = Array(mark.unicodeScalars) }

    /// Marks nothing: what is rendered with it has bare escape sequences, and loses them on the way to a terminal.
    public static let none = Hallmark("")

    /// This program's own. It begins with a control character, which no letter in front of it can join.
    public static let ours: Hallmark = {
        let letters = (0..<26).map { _ in Character(Unicode.Scalar(UInt8.random(in: 0x61...0x7A))) }
        return Hallmark("\u{10}" + String(letters))
    }()

    /// - Parameter control: begins with the one control character that it has.
    public func marking(_ control: String) -> String {
        control.isEmpty ? "" : String(String.UnicodeScalarView(mark)) + control
    }

    /// The text as a terminal may get it: what is marked is bare, and any other control character is replaced, except
    /// newlines and tabs.
    public func cleared(_ text: String) -> String {
        guard !text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) else { return text }
        var shown = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == mark.first, rest.starts(with: mark.dropFirst()) {
                rest = rest.dropFirst(mark.count - 1)
                if let control = rest.popFirst() { shown.append(control) }
            } else {
                let stays = scalar == "\n" || scalar == "\t"
                shown.append(stays ? scalar : scalar.printable(after: shown.last))
            }
        }
        return String(shown)
    }
}
