import CommandLine
import Essentials
import Exploration
import LabSession
import Referee
import Scenario
import Wire
import Workshop

/// Runs the lab's app in its own process.
///
/// `rewind` starts a new process and runs the remaining lines again. A second host is always ready, so that starting a
/// new process takes no time.
final class LabStage {
    let source: LabSource
    private let workshop: Workshop
    private let seed: RunSeed
    private let sdk: Int
    private var fixtures: LabFixtures
    private var app: BuiltApp
    /// The learner's files in the current build.
    private(set) var files: [Answer.File]
    private var referee: Referee
    private var running: RunningApp
    let title: String
    let name: String

    convenience init(
        _ source: LabSource, besides script: String? = nil, in workshop: Workshop, seed: RunSeed, sdk: Int,
        choosing choose: ([Root]) throws -> Root
    ) throws {
        let (answer, title, name) = try source.answer(choosing: choose)
        try self.init(
            source, playing: try source.build(answer), from: answer.learnersFiles, named: title, called: name,
            besides: script, in: workshop,
            seed: seed,
            sdk: sdk)
    }

    /// Starts an app that is already built.
    init(
        _ source: LabSource, playing app: BuiltApp, from files: [Answer.File], named title: String,
        called name: String? = nil, besides script: String? = nil,
        in workshop: Workshop, seed: RunSeed, sdk: Int = 27
    ) throws {
        (self.source, self.workshop, self.seed, self.sdk) = (source, workshop, seed, sdk)
        (self.app, self.files, self.title, self.name) = (app, files, title, name ?? title)
        fixtures = LabFixtures(own: source.fixtures, besides: script)
        let (running, fixtures) = (try workshop.launch(app), fixtures)
        self.running = running
        referee = try running.alongside {
            try Referee(
                on: HostedApp(running), seed: seed, sdk: sdk, fixtures: fixtures, errors: source.errors,
                unlisted: source.unlisted)
        }
        try workshop.keepHostReady(for: app)
    }

    var host: LabSource.HostText? { source.host }

    var learnersFiles: [URL] { source.learnersFiles }

    var take: RunProgress { RunProgress(referee) }

    func carryOut(_ step: Step) throws(RefereeFault) {
        try LabPatience.waiting(for: running) { () throws(RefereeFault) in try referee.carryOut(step) }
    }

    /// Starts a new process and runs the given lines. If a line fails, the old process stays.
    func replay(_ steps: [Step]) throws {
        (running, referee) = try play(steps, with: app, fixtures)
        try workshop.keepHostReady(for: app)
    }

    /// Compiles the app again and runs the given lines. If the compiler or a line fails, the old process stays.
    func rebuild(_ steps: [Step]) throws {
        let answer = try answerAgain()
        let app = try source.build(answer)
        let fixtures = fixtures.anew
        (running, referee) = try play(steps, with: app, fixtures)
        (self.app, self.files, self.fixtures) = (app, answer.learnersFiles, fixtures)
        try workshop.keepHostReady(for: app)
    }

    /// Reads the files again, and keeps the view that was chosen at the start, without asking again.
    private func answerAgain() throws -> Answer {
        try source.answer { roots in roots.first { $0.inWords == title } ?? roots[0] }.answer
    }

    /// - Parameter lines: the first lines of every invented story.
    func exploration(after lines: [Verb]) throws -> Exploration {
        var files: [String: [UInt8]] = [:]
        for case .route(let route) in lines {
            for name in route.fixtures { files[name] = try fixtures.bytes(of: name) }
        }
        let opening = Opening(after: lines, fixtures: files)
        let answer = try answerAgain()
        // The course's right answers may fail with another SDK or after typed lines, so the exploration then runs
        // without them.
        let rights =
            opening.isEmpty && sdk == source.settings.sdk.year ? try source.rightAnswers(seed: seed) : nil
        return Exploration(
            of: app, in: workshop, seed: seed, sdk: sdk, errors: source.errors,
            outline: try SourceOutline.read(from: answer, in: workshop), opening: opening, rights: rights,
            isWholeApp: answer.isWholeApp)
    }

    private func play(
        _ steps: [Step], with app: BuiltApp, _ fixtures: LabFixtures
    ) throws -> (RunningApp, Referee) {
        let running = try workshop.launch(app)
        return try LabPatience.waiting(for: running) {
            var referee = try Referee(
                on: HostedApp(running), seed: seed, sdk: sdk, fixtures: fixtures, errors: source.errors,
                unlisted: source.unlisted)
            for step in steps { try referee.carryOut(step) }
            return (running, referee)
        }
    }
}

extension Answer {
    var learnersFiles: [File] { files.filter { $0.author == .learner } }
}
