import CommandLine
import CommandOutput
import Curriculum
import Laboratory
import Scenario
import Study

/// `course lab`: runs any view and opens a prompt for actions on the view.
enum LabCommand {
    static let definition = Command(
        "lab", summary: "run any view by hand: type user actions, see screen and requests",
        operands: [files],
        options: [script, Common.folder, Common.seed, sdk, root] + FolderOptions.all + [
            Common.json, Common.plain,
        ],
        discussion: """
            The course compiles all FILEs together as one app. The lab shows the view named Host, or else the @main
            app, the first #Preview, or the only view that needs no arguments. --root chooses another view. `set`
            changes the host's @Knob properties.

            Instead of a FILE, you can name an exercise (6.2) or a lesson (6). With an exercise, the lab shows your
            answer in its app; with a lesson, it opens the lesson's program. In a lesson, Return runs the next line.
            If the lesson has several programs, --root chooses one.

            \(FolderOptions.discussion)

            Without a terminal, the lab reads lines from standard input. At the prompt, `help` lists the language;
            docs/facts.md describes --json.

            exit status: 0 all checks passed, 1 a `see` or `expect` failed, 2 usage, 3 does not compile, 4 crashed or
            over a limit, 5 the machine lacks something
            """,
        run: run)

    private static let files = Operand.supplied(repeating: "FILE", .file)
    private static let script = Option("script", "FILE", .file, summary: "run the lines of this file")
    private static let sdk = Option(
        "sdk", "26|27", .one(of: [26, 27]),
        summary: "behave like Apple's SDK 26 or 27 (default: the SDK of the exercise or lesson, or else 27)")
    private static let root = Option("root", "NAME", .text, summary: "show the view with this name")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let visit = LabVisit(
            files: arguments[files], workspace: Workspace(arguments[Common.folder]),
            rootName: arguments[root], folder: FolderOptions.choice(arguments),
            script: try arguments[script].map(LabScript.init),
            seed: RunSeed(arguments[Common.seed]), sdk: arguments[sdk], isJSON: arguments[Common.json],
            style: .atHand(isPlain: arguments[Common.plain]))
        return try visit.play()
    }
}
