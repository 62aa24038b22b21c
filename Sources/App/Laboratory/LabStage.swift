import CommandLine
import Exploration
import Foundation
import Referee
import Rehearsal
import Scenario
import Wire
import Workshop

/// The app that is played with, in its process: the thin layer below the rehearsal.
///
/// A second host is kept warm beside it. Going back in time is a new process that carries out fewer lines, and
/// it is there at once.
final class LabStage {
    private let source: LabSource
    private let workshop: Workshop
    private let seed: RunSeed
    private let sdk: Int
    private var fixtures: LabFixtures
    private var app: BuiltApp
    /// The learner's files that it was built from.
    private(set) var files: [Answer.File]
    private var referee: Referee
    private var running: RunningApp
    /// What is on screen, for the greeting.
    let title: String
    /// What it is called, without its place.
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

    /// With an app that is built already.
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
                on: HostedApp(running), seed: seed, sdk: sdk, fixtures: fixtures, errors: source.errors)
        }
        try workshop.keepHostReady(for: app)
    }

    var host: LabSource.HostText? { source.host }

    var learnersFiles: [URL] { source.learnersFiles }

    var take: Take { Take(referee) }

    func carryOut(_ step: Step) throws(RefereeFault) {
        try LabPatience.waiting(for: running) { () throws(RefereeFault) in try referee.carryOut(step) }
    }

    /// Begins anew and carries these out. If one of them cannot be, everything stays as it was.
    func replay(_ steps: [Step]) throws {
        (running, referee) = try play(steps, with: app, fixtures)
        try workshop.keepHostReady(for: app)
    }

    /// Compiles again, and replays. If either cannot be done, everything stays as it was.
    func rebuild(_ steps: [Step]) throws {
        let answer = try answerAgain()
        let app = try source.build(answer)
        let fixtures = fixtures.anew
        (running, referee) = try play(steps, with: app, fixtures)
        (self.app, self.files, self.fixtures) = (app, answer.learnersFiles, fixtures)
        try workshop.keepHostReady(for: app)
    }

    /// The files as they are now. The question that was answered at the start is not asked again.
    private func answerAgain() throws -> Answer {
        try source.answer { roots in roots.first { $0.inWords == title } ?? roots[0] }.answer
    }

    /// - Parameter lines: what each story begins with.
    func exploration(after lines: [Verb]) throws -> Exploration {
        var files: [String: [UInt8]] = [:]
        for case .route(let route) in lines {
            for name in route.fixtures { files[name] = try fixtures.bytes(of: name) }
        }
        let opening = Opening(after: lines, fixtures: files)
        let answer = try answerAgain()
        // In a world that is given a right answer of the course may have nothing to say; and it is right with the exercise's SDK.
        let rights =
            opening.isEmpty && sdk == source.settings.sdk.year ? try source.rightAnswers(seed: seed) : nil
        return Exploration(
            of: app, in: workshop, seed: seed, sdk: sdk, errors: source.errors,
            outline: try SourceOutline.read(from: answer, in: workshop), opening: opening, rights: rights)
    }

    private func play(
        _ steps: [Step], with app: BuiltApp, _ fixtures: LabFixtures
    ) throws -> (RunningApp, Referee) {
        let running = try workshop.launch(app)
        return try LabPatience.waiting(for: running) {
            var referee = try Referee(
                on: HostedApp(running), seed: seed, sdk: sdk, fixtures: fixtures, errors: source.errors)
            for step in steps { try referee.carryOut(step) }
            return (running, referee)
        }
    }
}

extension Answer {
    var learnersFiles: [File] { files.filter { $0.author == .learner } }
}
