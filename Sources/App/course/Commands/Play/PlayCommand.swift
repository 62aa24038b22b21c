import CommandLine
import CommandOutput
import Curriculum
import Glibc
import Laboratory
import Study
import Text

/// `course play`: replays a fault that `course explore` found.
enum PlayCommand {
    static let definition = Command(
        "play", summary: "replay a fault that `explore` found, line by line",
        operands: [number],
        options: [Common.folder, Common.json, Common.plain],
        discussion: """
            N is the number of a fault in the last report of `course explore`. If you have explored the app in the
            current folder, the last report about this app counts. Without N, the command replays the first and worst
            fault. The command compiles your files as they are now, so the replay shows whether your change helps.

            Return runs the next line. Between lines, you can use every command of `course lab`. Without a terminal,
            all lines run.

            exit status: as for `course lab`; 1 if the fault is still there
            """,
        run: run)

    private static let number = Operand(optional: "N", .number(1...Int.max))

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        try LastExploration.read().play(
            arguments[number] ?? 1, in: Workspace(arguments[Common.folder]),
            isWhole: isatty(STDIN_FILENO) == 0,
            isJSON: arguments[Common.json], style: .atHand(isPlain: arguments[Common.plain]))
    }
}
