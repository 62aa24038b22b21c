import Foundation
import Referee
import Scenario
import Workshop

/// A scenario in a file of its own, such as those that `course explore --save` writes, and the app that it is played with.
struct StoryFile {
    private let source: LabSource
    private let workshop: Workshop
    private let app: BuiltApp
    private let path: String
    let scenario: Scenario

    init(_ path: String, with source: LabSource, in workshop: Workshop) throws {
        (self.source, self.workshop, self.path) = (source, workshop, path)
        let lines = try LabScript(path).lines
        do throws(ScenarioError) {
            scenario = try Scenario(
                parsing: lines.joined(separator: "\n"),
                name: URL(filePath: path).deletingPathExtension().lastPathComponent, file: path)
        } catch {
            throw LabScript.Unreadable(
                description: "\(error)\nA timeline is drawn of a scenario's lines only.")
        }
        let answer = try source.answer { $0[0] }.answer
        app = try Waiting.show("compiling …") { try source.build(answer) }
    }

    /// Plays the scenario, or another one in its place.
    func play(_ scenario: Scenario, seed: RunSeed) throws -> Trace {
        let running = try workshop.launch(app)
        let fixtures = LabFixtures(own: source.fixtures, besides: path)
        return try LabPatience.waiting(for: running) {
            var referee = try Referee(
                on: HostedApp(running), seed: seed, scenarioName: path, fixtures: fixtures,
                errors: source.errors, everyScreen: scenario.looksAtOnce)
            do throws(RefereeFault) {
                for step in scenario.steps { try referee.carryOut(step) }
            } catch {
                // A knob that is not there, say.
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
}
