import CommandLine
import Foundation
import Referee
import Scenario

/// The scenario of `explore --world`, with the files that its routes reply with.
struct WrittenWorld {
    let scenario: Scenario

    init(_ path: String, seed: RunSeed) throws {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw UsageError("\(path) cannot be read: \(String(cString: strerror(errno)))")
        }
        guard let text = String(bytes: bytes, encoding: .utf8) else {
            throw UsageError("\(path) is not UTF-8 text")
        }
        do {
            var scenario = try Scenario(parsing: text, name: path, file: path).resolved(seed: seed)
            let routes = scenario.steps.compactMap {
                if case .route(let route) = $0.verb { route } else { nil }
            }
            guard !routes.isEmpty else {
                throw UsageError("\(path) has no `route` line, so it says nothing of the world")
            }
            let shelf = LabFixtures(own: [:], besides: path)
            for name in routes.flatMap(\.fixtures) { scenario.fixtures[name] = try shelf.bytes(of: name) }
            self.scenario = scenario
        } catch let error as ScenarioError {
            throw LabScript.Unreadable(description: "\(error)")
        } catch let error as FixtureFault {
            throw UsageError("\(path): \(error.reason)", suggestion: error.candidates.first)
        }
    }
}
