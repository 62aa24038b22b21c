import Foundation
import Referee
import Scenario
import TestSupport
import Wire
import Workshop

/// An app that prints everything it can learn about randomness, its process and its machine. The course
/// does not check this app's source, so the app may call anything.
struct FortuneTeller {
    private let workshop: Workshop
    private let app: BuiltApp
    private let scenario: Scenario

    static let shared = Result { try FortuneTeller() }

    private init() throws {
        workshop = try .underTest()
        let source = try Data(
            contentsOf: Checkout.root.appending(path: "Tests/Judge/RefereeTests/Apps/Fortune.swift"))
        let file = Answer.File(name: "Fortune.swift", bytes: Array(source), author: .course)
        let result = try workshop.build(Answer(files: [file], root: "Fortune()"))
        guard case .built(let app) = result else {
            throw Failure(description: "the app does not compile: \(result)")
        }
        self.app = app
        scenario = try Scenario(
            parsing: "route /a replies text after 100ms to 300ms\nshow\nsettle", name: "fortune")
    }

    struct Failure: Error, CustomStringConvertible { let description: String }

    func play(seed: RunSeed = 1) throws -> Trace {
        try Referee.run(scenario, seed: seed, on: HostedApp(try workshop.launch(app)))
    }

    /// Runs the app several times, each time in a new copy of one host.
    func playCopied(_ times: Int, seed: RunSeed = 1) throws -> [Trace] {
        let host = try workshop.launch(app, .again)
        return try (0..<times).map { _ in try Referee.run(scenario, seed: seed, on: HostedApp(host)) }
    }

    /// The values that the app printed, by their names.
    static func told(_ trace: Trace) -> [String: String] {
        let lines = trace.events.compactMap { event in
            if case .console(let text) = event.kind { text } else { nil }
        }.joined(separator: "\n").split(separator: "\n")
        return Dictionary(
            lines.compactMap { line in
                let parts = line.split(separator: ":", maxSplits: 1)
                return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
            }, uniquingKeysWith: { first, _ in first })
    }
}
