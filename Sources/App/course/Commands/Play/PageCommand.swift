import CommandLine
import Curriculum
import Foundation
import Laboratory
import Manners
import Player
import Scenario
import Study
import Text

/// `course page`: one run of an answer, as a page that a browser plays.
enum PageCommand {
    static let definition = Command(
        "page", summary: "write one run of your answer as a page that a browser plays",
        operands: [files],
        options: [
            out, scenario, script, against, root, Common.folder, Common.seed, Common.plain, Common.json,
        ],
        discussion: """
            FILE is an exercise (6.2), with an answer's file behind it if you like, or one or more Swift files of your
            own; left out, it is the exercise that is open. Of an exercise the run that explains the verdict best is played, as
            `timeline` draws it; --scenario names another. --script plays the scenario of a file, such as one of
            `course explore --save`; without it, files of your own are shown until all is settled.

            --against plays another run beside it: `fresh` is the same app begun afresh with the inputs at the end, `patient`
            the same lines by a user who waits after each, and `solution` the course's own answer to the exercise.

            The page is one file and needs nothing beside itself: send it, or open it from the disk. `course guide player`
            says what it shows.

            exit status: as for `verify`
            """,
        run: run)

    private static let files = Operand.supplied(repeating: "FILE", .file)
    private static let out = Option(
        "out", "FILE", .file, default: "run.html",
        summary: "write the page there (default run.html); \"-\" is standard output"
    ).abbreviated("o")
    private static let scenario = Option(
        "scenario", "NAME", .text, summary: "play the run of this scenario")
    private static let script = Option(
        "script", "FILE", .file, summary: "play the scenario in this file"
    ).endingSupply
    private static let against = Option(
        "against", "fresh|patient|solution", .companion, summary: "play this run beside it")
    private static let root = Option("root", "NAME", .text, summary: "show the view of this name")

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        guard arguments[scenario] == nil || arguments[script] == nil else {
            throw UsageError("--scenario and --script both say what to play; give one of them")
        }
        let words = arguments[files]
        let isOfFiles = arguments[script] != nil || words.first?.hasSuffix(".swift") == true
        return try isOfFiles ? pageOfFiles(words, arguments) : pageOfExercise(words, arguments)
    }

    // MARK: - An exercise

    private static func pageOfExercise(_ words: [String], _ arguments: Arguments) throws -> ExitStatus {
        guard words.count < 3 else {
            throw UsageError("page takes one answer to an exercise, and not \"\(words[2])\" behind it")
        }
        guard arguments[root] == nil else {
            throw UsageError("--root chooses among views of your own files; an exercise has one Host")
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
                "--scenario names one of an exercise; --script FILE plays one with files of your own")
        }
        let story = try StoryFile(
            arguments[script], playedWith: words, in: Workspace(arguments[Common.folder]),
            rootName: arguments[root], style: .atHand(isPlain: arguments[Common.plain]))
        let (page, status) = try story.page(
            seed: RunSeed(arguments[Common.seed]), against: arguments[against])
        try write(page, arguments)
        return status
    }

    // MARK: - Both

    private static func write(_ page: PlayerPage, _ arguments: Arguments) throws {
        let (html, path) = (try page.html, arguments[out])
        try ReportFile.write(html, to: path)
        guard path != "-" else { return }
        if arguments[Common.json] {
            try Output.say(PageFacts(file: path, bytes: html.utf8.count))
        } else {
            Output.say("Written to \(path), \(Wording.grouped(html.utf8.count)) bytes. Any browser plays it.")
        }
    }
}
