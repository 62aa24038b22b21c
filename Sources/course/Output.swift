import Foundation
import Terminal
import Text

/// The two streams. Results go to standard output, everything else to standard error.
enum Output {
    static func say(_ text: String) {
        write(text.hasSuffix("\n") ? text : text + "\n", to: STDOUT_FILENO)
    }

    /// Facts, for a program.
    static func say(_ facts: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        say(String(decoding: try encoder.encode(facts), as: UTF8.self))
    }

    /// Without the end of the line.
    static func show(_ text: String) {
        write(text, to: STDOUT_FILENO)
    }

    /// Broken where a terminal would break it in the middle of a word.
    static func complain(_ text: String) {
        var text = "course: \(text)"
        if isatty(STDERR_FILENO) == 1 {
            let width = PageStyle().fitted(to: STDERR_FILENO).width
            text = TextWrapper(width: width).wrap(text).joined(separator: "\n")
        }
        write(text + "\n", to: STDERR_FILENO)
    }

    /// For a person who waits, not for a file.
    static func hint(_ text: String) {
        write(text, to: STDERR_FILENO)
    }

    /// A terminal may show only ASCII. A pipe always gets the text as it is.
    private static let isUnicode = PageStyle.isUnicode(ProcessInfo.processInfo.environment)

    private static func write(_ text: String, to descriptor: Int32) {
        let text = isUnicode || isatty(descriptor) == 0 ? text : ASCIIText(text).text
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // The reader is gone, as in `course … | head`, and so is the place to say so.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }
}
