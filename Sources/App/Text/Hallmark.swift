/// A secret mark that distinguishes the course's control characters from control characters in other people's text.
///
///     let color = Hallmark.ours.marking("\u{1B}[32m")
///     Hallmark.ours.cleared(color + "a\u{1B}[2J")        // "␛[32ma?[2J"
///
/// Much of the text that the course prints comes from other people: answers, file names, lines quoted by the compiler.
/// Control characters without the course's mark never reach the terminal. The mark is random for each process, so other
/// people's text cannot contain the mark.
public struct Hallmark: Hashable, Sendable {
    private let mark: [Unicode.Scalar]

    private init(_ mark: String) { self.mark = Array(mark.unicodeScalars) }

    /// The empty mark, which marks no escape sequence as the course's own. An `Outlet` removes escape sequences without
    /// a mark.
    public static let none = Hallmark("")

    /// The mark of this process, made at random. A control character at the beginning keeps the mark from combining
    /// with the letter before it.
    public static let ours: Hallmark = {
        let letters = (0..<26).map { _ in Character(Unicode.Scalar(UInt8.random(in: 0x61...0x7A))) }
        return Hallmark("\u{10}" + String(letters))
    }()

    /// - Parameter control: an escape sequence. Only the first character of the escape sequence may be a control
    ///   character.
    public func marking(_ control: String) -> String {
        control.isEmpty ? "" : String(String.UnicodeScalarView(mark)) + control
    }

    /// Prepares a text for a terminal: removes the marks, and replaces control characters without a mark, except
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
