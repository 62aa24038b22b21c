import CommandLine
import CommandOutput
import Essentials
import Exploration
import Referee
import Scenario

struct WrittenWorld {
    let opening: Opening

    init(_ path: String, seed: RunSeed) throws {
        let text = try TextFile.read(path)
        do {
            let scenario = try Scenario(parsing: text, name: path, file: path).resolved(seed: seed)
            let routes = scenario.steps.compactMap {
                if case .route(let route) = $0.verb { route } else { nil }
            }
            guard !routes.isEmpty else {
                throw UsageError("\(path) has no `route` line, but --world needs one")
            }
            let shelf = LabFixtures(own: [:], besides: path)
            var fixtures: [String: [UInt8]] = [:]
            for name in routes.flatMap(\.fixtures) { fixtures[name] = try shelf.bytes(of: name) }
            opening = Opening(after: routes.map { .route($0) }, fixtures: fixtures)
        } catch let error as ScenarioError {
            throw LabScript.Unreadable(description: "\(error)")
        } catch let error as FixtureFault {
            throw UsageError("\(path): \(error.reason)", suggestion: error.candidates.first)
        }
    }
}
