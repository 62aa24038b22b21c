import CommandLine
import Foundation
import Terminal
import Text

/// The options and operands that several commands have, each with one meaning.
package enum Common {
    package static let json = Option(switch: "json", summary: "print facts as JSON, and nothing else")
    package static let plain = Option(switch: "plain", summary: "no drawing and no color: sentences only")
    package static let yes = Option(switch: "yes", summary: "do it without asking")
    package static let seed = Option(
        "seed", "N", .number(), default: UInt64(1), summary: "repeat the run with this seed (default 1)")
    package static let folder = Option(
        "dir", "FOLDER", .folder, summary: "your answers are here (default: where `course start` has them)")

    /// Left out, it is the one that is open.
    package static let exercise = Operand.supplied("EXERCISE", .word("exercise"))
    package static let file = Operand(optional: "FILE", .file)
}

extension PageStyle {
    /// Of the terminal that the program runs at.
    package static func atHand(isPlain: Bool = false) -> PageStyle {
        .detect(environment: ProcessInfo.processInfo.environment, isPlain: isPlain)
    }
}
