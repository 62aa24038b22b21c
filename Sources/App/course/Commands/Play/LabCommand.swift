import CommandLine
import Curriculum
import Laboratory
import Manners
import Scenario
import Study

/// `course lab`: a view on screen, and a prompt to play with it.
enum LabCommand {
    static let definition = Command(
        "lab", summary: "play with a view, line by line, and watch what it does",
        operands: [files],
        options: [script, Common.folder, Common.seed, sdk, root, Common.json, Common.plain],
        discussion: """
            FILEs are compiled together. On screen comes the view named Host, else the @main app, else the first #Preview, else
            the only view that needs no arguments; --root names another. `set` sets the host's @Knob properties. An exercise's
            id or number (6.2) instead of a FILE opens that exercise around your answer. A lesson's id or number (6) opens
            what the lesson plays; Return plays its lines, and --root says which where it plays several.

            Without a terminal, lines are read from standard input. `help` at the prompt lists the language; docs/facts.md
            describes --json.

            exit status: 0, 1 when a `see` or `expect` does not hold, 2 usage, 3 does not compile, 4 crashed or over a
            limit, 5 the machine lacks something
            """,
        run: run)

    private static let files = Operand(repeating: "FILE", .file)
    private static let script = Option("script", "FILE", .file, summary: "carry out the lines of this file")
    private static let sdk = Option(
        "sdk", "26|27", .one(of: [26, 27]),
        summary: "behave as Apple's SDK of that year (default: the exercise's or lesson's, or 27)")
    private static let root = Option("root", "NAME", .text, summary: "show the view of this name")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let visit = LabVisit(
            files: arguments[files], workspace: Workspace(arguments[Common.folder]),
            rootName: arguments[root], script: try arguments[script].map(LabScript.init),
            seed: RunSeed(arguments[Common.seed]), sdk: arguments[sdk], isJSON: arguments[Common.json],
            style: .atHand(isPlain: arguments[Common.plain]))
        return try visit.play()
    }
}
