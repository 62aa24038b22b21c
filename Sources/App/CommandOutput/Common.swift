import CommandLine
import Essentials
import Terminal
import Text

package enum Common {
    package static let json = Option(switch: "json", summary: "print only JSON")
    package static let plain = Option(
        switch: "plain", summary: "print sentences only, without drawings and color")
    package static let yes = Option(switch: "yes", summary: "run the command without asking for your consent")
    package static let seed = Option(
        "seed", "N", .number(), default: UInt64(1), summary: "repeat the run with this seed (default 1)")
    package static let folder = Option(
        "dir", "FOLDER", .folder,
        summary: "the folder of your answers (default: the folder of `course start`)")

    /// A command without an EXERCISE operand uses the exercise that is open.
    package static let exercise = Operand.supplied("EXERCISE", .word("exercise"))
    package static let file = Operand(optional: "FILE", .file)
}

extension PageStyle {
    /// The page style for this process's terminal.
    package static func atHand(isPlain: Bool = false) -> PageStyle {
        .detect(environment: ProcessInfo.processInfo.environment, isPlain: isPlain)
    }
}
