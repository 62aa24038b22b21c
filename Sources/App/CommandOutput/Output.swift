import Essentials
import Terminal
import Text

/// Results go to standard output, everything else to standard error. Standard output and standard error are each an
/// `Outlet`, which removes control characters from text that the course did not write.
package enum Output {
    package static func say(_ text: String) {
        write(text.hasSuffix("\n") ? text : text + "\n", to: .results)
    }

    package static func say(_ facts: some Encodable) throws {
        say(try JSONText(facts, isIndented: true).text)
    }

    /// Prints a text without a newline at its end.
    package static func show(_ text: String) {
        write(text, to: .results)
    }

    /// Prints an error, with line breaks between words at a terminal.
    package static func complain(_ text: String) {
        var text = "course: \(text)"
        if isatty(STDERR_FILENO) == 1 {
            let width = PageStyle().fitted(to: STDERR_FILENO).width
            text = TextWrapper(width: width).wrap(text).joined(separator: "\n")
        }
        write(text + "\n", to: .messages)
    }

    /// Prints a hint to standard error.
    package static func hint(_ text: String) {
        write(text, to: .messages)
    }

    /// Replaces the current line of the terminal with `text`.
    package static func hint(overLine text: String) {
        hint(Hallmark.ours.marking("\r") + Hallmark.ours.marking("\u{1B}[K") + text)
    }

    /// True if the terminal shows more than ASCII. A pipe always gets Unicode.
    private static let isUnicode = PageStyle.isUnicode(ProcessInfo.processInfo.environment)

    private static func write(_ text: String, to outlet: Outlet) {
        outlet.write(text, hasUnicode: isUnicode)
    }
}
