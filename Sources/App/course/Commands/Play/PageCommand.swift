import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Laboratory
import Player
import Scenario
import Study
import Text

/// `course page`: writes an HTML page that replays one run of an answer.
enum PageCommand {
    static let definition = Command(
        "page", summary: "write one run of your answer as a page that replays in a browser",
        operands: [files],
        options: [
            out, scenario, script, against, root, Common.folder, FolderOptions.target, FolderOptions.package,
            Common.seed, Common.plain, Common.json,
        ],
        discussion: """
            FILE is an exercise (6.2), optionally followed by an answer's file, or one or more Swift files of your
            own. Without FILE, the page shows the open exercise. Like `timeline`, the page shows the run that explains
            the verdict best; --scenario chooses another run. --script runs a scenario from a file, such as a story
            that `course explore --save` wrote. Without --script, the page shows your own view from its start until
            the app is idle.

            \(FolderOptions.discussion)

            --against adds a second run. `fresh` starts the same app again with the final inputs. `patient` runs the
            same scenario with a user who waits after each line. `solution` is the course's answer to the exercise.

            The page is a single file without dependencies, which you can send or open from disk. `course guide
            player` explains the page.

            exit status: as for `verify`
            """,
        run: run)

    private static let files = Operand.supplied(repeating: "FILE", .file)
    private static let out = Option(
        "out", "FILE", .file,
        summary:
            "write the page to FILE (default: run.html; for an app, FOLDER/.course/run.html); \"-\" is standard output"
    ).abbreviated("o")
    private static let scenario = Option(
        "scenario", "NAME", .text, summary: "show the run of this scenario")
    private static let script = Option(
        "script", "FILE", .file, summary: "run the scenario in this file"
    ).endingSupply
    private static let against = Option(
        "against", "fresh|patient|solution", .companion, summary: "show this second run beside the first")
    private static let root = Option("root", "NAME", .text, summary: "show the view with this name")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard arguments[scenario] == nil || arguments[script] == nil else {
            throw UsageError("--scenario and --script both choose the run; leave out one of them")
        }
        let words = arguments[files]
        let isOfFiles =
            arguments[script] != nil || words.first?.hasSuffix(".swift") == true
            || words.first.map(AppAtHand.isFolder) == true
        return try isOfFiles ? pageOfFiles(words, arguments) : pageOfExercise(words, arguments)
    }

    // MARK: - An exercise

    private static func pageOfExercise(_ words: [String], _ arguments: Arguments) throws -> ExitStatus {
        guard words.count < 3 else {
            throw UsageError("`page` takes one answer to an exercise; leave out \"\(words[2])\"")
        }
        guard arguments[root] == nil else {
            throw UsageError(
                "--root chooses a view in files of your own; for an exercise, the view is always Host")
        }
        let exercise = try Library.exercise(words[0])
        let name = try arguments[scenario].map { try ScenarioName.named($0, in: exercise) }
        let file =
            words.count > 1 ? words[1] : Workspace(arguments[Common.folder]).answerFile(for: exercise).path
        let runner = AnswerRunner.ofThisProcess
        let run = try runner.runToAsk(file: file, for: exercise, seed: arguments[Common.seed])
        guard let page = try runner.page(of: run, scenario: name, against: arguments[against]) else {
            return try run.sayMark(arguments)
        }
        try write(page, arguments)
        return ExitStatus(for: run.mark)
    }

    // MARK: - Files

    private static func pageOfFiles(_ words: [String], _ arguments: Arguments) throws -> ExitStatus {
        guard arguments[scenario] == nil else {
            throw UsageError(
                "--scenario needs an exercise; with files of your own, use --script FILE")
        }
        let story = try StoryFile(
            arguments[script], playedWith: words, in: Workspace(arguments[Common.folder]),
            rootName: arguments[root], folder: FolderOptions.choice(arguments),
            style: .atHand(isPlain: arguments[Common.plain]))
        let (page, status) = try story.page(
            seed: RunSeed(arguments[Common.seed]), against: arguments[against])
        try write(page, arguments)
        return status
    }

    // MARK: - Both

    private static func write(_ page: PlayerPage, _ arguments: Arguments) throws {
        let html = try page.html
        let path = arguments[out] ?? AppAtHand.pagePlace(for: arguments[files])
        try ReportFile.write(html, to: path)
        guard path != "-" else { return }
        if arguments[Common.json] {
            try Output.say(PageFacts(file: path, bytes: html.utf8.count))
        } else {
            Output.say(
                "Wrote \(path), \(Wording.grouped(html.utf8.count)) bytes. Open the page in any browser.")
        }
    }
}
