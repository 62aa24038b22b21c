import Foundation
import Referee
import Scenario
import Workshop

/// An app that prints everything it can learn about randomness, its process and its machine, in new hosts and
/// in copies of one host.
struct Luck {
    private let workshop: Workshop
    private let app: BuiltApp
    private let copied: RunningApp
    private let scenario: Scenario

    init(_ parts: Parts) throws {
        let environment = ProcessInfo.processInfo.environment
        workshop = Workshop(
            toolchain: try .locate(environment: environment), engine: try .locate(),
            sandbox: .strongest(environment: environment))
        let source = "\(parts.checkout)/Tests/Judge/RefereeTests/Apps/Fortune.swift"
        let file = Answer.File(
            name: "Fortune.swift", bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: source))),
            author: .course)
        let result = try workshop.build(Answer(files: [file], root: "Fortune()"))
        guard case .built(let app) = result else {
            throw ProgramFailure("the app is not built: \(result)")
        }
        self.app = app
        copied = try workshop.launch(app, .again)
        scenario = try Scenario(
            parsing: "route /a replies text after 100ms to 300ms\nshow\nsettle", name: "luck")
    }

    /// Runs the app alternately in a new host and in a copy, so that the traces of both are compared too.
    func traces() throws(ProgramFailure) -> IdenticalTraces {
        var isCopied = false
        return try IdenticalTraces("the same luck") { () throws(ProgramFailure) in
            defer { isCopied.toggle() }
            do {
                return try Referee.run(
                    scenario, seed: 1, on: HostedApp(isCopied ? copied : try workshop.launch(app)))
            } catch {
                throw ProgramFailure("the app was not played: \(error)")
            }
        }
    }
}
