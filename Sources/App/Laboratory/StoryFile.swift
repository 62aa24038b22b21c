import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Grading
import Player
import Referee
import Scenario
import Study
import Text
import Wire
import Workshop

/// A scenario file, for example from `course explore --save`, and the app that runs it.
package struct StoryFile {
    private let source: LabSource
    private let workshop: Workshop
    private let app: BuiltApp
    /// The scenario's file; nil for the default scenario, which needs no file.
    private let path: String?
    package let scenario: Scenario
    let title: String
    let files: [Answer.File]

    /// The default scenario: the app is shown, and the user waits.
    private static let shown = "# On screen, until all is settled\nshow\nsettle\n"

    private init(_ path: String?, with source: LabSource, in workshop: Workshop) throws {
        (self.source, self.workshop, self.path) = (source, workshop, path)
        let text = try path.map { try LabScript($0).lines.joined(separator: "\n") } ?? Self.shown
        let name = path.map { URL(filePath: $0).deletingPathExtension().lastPathComponent } ?? "shown"
        do throws(ScenarioError) {
            scenario = try Scenario(parsing: text, name: name, file: path ?? name)
        } catch {
            throw LabScript.Unreadable(
                description: "\(error)\nThis file may have only lines of the scenario language.")
        }
        let (answer, title, _) = try source.answer { $0[0] }
        self.title = title
        files = answer.learnersFiles
        app = try Waiting.show("compiling …") { try source.build(answer) }
    }

    /// - Parameter words: the words that name files, an exercise or a lesson, as after `course lab`.
    package init(
        _ path: String?, playedWith words: [String], in workspace: Workspace, rootName: String?,
        folder: FolderChoice = .init(), style: PageStyle
    ) throws {
        let workshop = try LearnersWorkshop.open(limits: .lab)
        let source = try LabSource(
            words, in: workspace, rootName: rootName, folder: folder, isAsked: false, workshop: workshop,
            page: VerifyPage(style: style, showsAll: true))
        try self.init(path, with: source, in: workshop)
    }

    package func play(_ scenario: Scenario, seed: RunSeed) throws -> Trace {
        let running = try workshop.launch(app)
        let fixtures = LabFixtures(own: source.fixtures, besides: path)
        return try LabPatience.waiting(for: running) {
            var referee = try Referee(
                on: HostedApp(running), seed: seed, scenarioName: path ?? scenario.name, fixtures: fixtures,
                errors: source.errors,
                attention: Attention(everyScreen: scenario.looksAtOnce, classes: scenario.countedTypes),
                unlisted: source.unlisted)
            do throws(RefereeFault) {
                for step in scenario.steps { try referee.carryOut(step) }
            } catch {
                // A scenario does not always fit the app: it can set a knob that the app lacks, for example.
                if case .scenario = error { throw LabScript.Unreadable(description: "\(error)") }
                throw error
            }
            var played = scenario
            played.steps = referee.steps
            let outcome = referee.finish()
            return Trace(
                scenario: played, seed: seed, events: referee.events, outcome: outcome, end: referee.now,
                pictures: referee.pictures)
        }
    }

    /// Runs the scenario and makes its player page. Returns the player page and the command's exit
    /// status.
    package func page(
        seed: RunSeed, against companion: Companion?
    ) throws -> (page: PlayerPage, status: ExitStatus) {
        let trace = try play(scenario, seed: seed)
        let other = try companion.map { companion -> PlayedRun in
            guard case .story(let reference) = companion else {
                throw UsageError("only exercises have a solution", suggestion: "--against fresh")
            }
            let beside = try play(try reference.companion(of: trace.scenario), seed: seed)
            return PlayedRun(beside: beside, subject: title, companion)
        }
        let verdict = ScenarioVerdict(judging: trace)
        let played = PlayedRun(
            trace, verdict: verdict, subject: title, sources: files.map { PlayedRun.Source($0) })
        let page = PlayerPage(played, against: other)
        guard trace.outcome == .completed else { return (page, .crashedOrOverLimit) }
        return (page, verdict.passed ? .passed : .notPassed)
    }
}
