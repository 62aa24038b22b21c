import Foundation
import Terminal
import Text

/// The two streams. Results go to standard output, everything else to standard error. Both are an `Outlet`, which lets no
/// control character pass that the course did not write itself.
package enum Output {
    package static func say(_ text: String) {
        write(text.hasSuffix("\n") ? text : text + "\n", to: .results)
    }

    /// Facts, for a program.
    package static func say(_ facts: some Encodable) throws {
        say(try JSONText(facts, isIndented: true).text)
    }

    /// Without the end of the line.
    package static func show(_ text: String) {
        write(text, to: .results)
    }

    /// Broken where a terminal would break it in the middle of a word.
    package static func complain(_ text: String) {
        var text = "course: \(text)"
        if isatty(STDERR_FILENO) == 1 {
            let width = PageStyle().fitted(to: STDERR_FILENO).width
            text = TextWrapper(width: width).wrap(text).joined(separator: "\n")
        }
        write(text + "\n", to: .messages)
    }

    /// For a person who waits, not for a file.
    package static func hint(_ text: String) {
        write(text, to: .messages)
    }

    /// Clears the line that a person waits at, and writes `text` there.
    package static func hint(overLine text: String) {
        hint(Hallmark.ours.marking("\r") + Hallmark.ours.marking("\u{1B}[K") + text)
    }

    /// A terminal may show only ASCII. A pipe always gets the text as it is.
    private static let isUnicode = PageStyle.isUnicode(ProcessInfo.processInfo.environment)

    private static func write(_ text: String, to outlet: Outlet) {
        outlet.write(text, hasUnicode: isUnicode)
    }
}
