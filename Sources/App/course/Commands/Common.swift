import CommandLine
import Curriculum
import Foundation
import Scenario
import Terminal
import Text

/// The options and operands that several commands have, each with one meaning.
enum Common {
    static let json = Option(switch: "json", summary: "print facts as JSON, and nothing else")
    static let plain = Option(switch: "plain", summary: "no drawing and no color: sentences only")
    static let yes = Option(switch: "yes", summary: "do it without asking")
    static let seed = Option(
        "seed", "N", .number(), default: UInt64(1), summary: "repeat the run with this seed (default 1)")
    static let folder = Option(
        "dir", "FOLDER", .folder, summary: "your answers are here (default: where `course start` has them)")

    /// Left out, it is the one that is open.
    static let exercise = Operand.supplied("EXERCISE", .word("exercise"))
    static let file = Operand(optional: "FILE", .file)
}

extension ValueForm where Value == Duration {
    /// As scenarios write it.
    static let time = ValueForm("a length of time such as 30s or 5min") { word in
        Duration(spelled: word).flatMap { $0 > .zero ? $0 : nil }
    }
}

extension PageStyle {
    /// Of the terminal that the program runs at.
    static func atHand(isPlain: Bool = false) -> PageStyle {
        .detect(environment: ProcessInfo.processInfo.environment, isPlain: isPlain)
    }
}

extension Workspace {
    /// The folder that was named now, or else the one that `course start` has.
    init(_ folder: String?) {
        self =
            folder.map {
                // A shell leaves the ~ of --dir=~/answers as it is.
                Workspace(folder: HomePath.file($0).standardizedFileURL)
            }
            ?? Workspace(environment: ProcessInfo.processInfo.environment)
    }
}

extension Arguments {
    /// The file that was named, or else the learner's own answer. For commands with these operands and options.
    func answer(to exercise: Exercise) -> String {
        self[Common.file] ?? Workspace(self[Common.folder]).answerFile(for: exercise).path
    }
}
