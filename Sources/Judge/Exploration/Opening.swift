import Scenario
import Wire

/// The lines with which all stories of an exploration begin, such as `route`, `network` and `show` lines.
///
///     Opening(after: [.route(…), .show([]), .wait(.milliseconds(40))])
public struct Opening: Sendable {
    /// `route` and `network` lines that apply before the first line of a story.
    let world: [Verb]
    let lines: [Verb]
    let fixtures: [String: [UInt8]]

    public static let none = Opening(after: [])

    /// An opening leaves out checks, and lines before the first `show`.
    public init(after verbs: [Verb], fixtures: [String: [UInt8]] = [:]) {
        let start = verbs.firstIndex { $0.name == .show } ?? verbs.endIndex
        func isOfNetwork(_ verb: Verb) -> Bool { verb.name == .network }
        world = verbs.filter { $0.name == .route } + verbs[..<start].filter(isOfNetwork)
        self.fixtures = fixtures
        lines = verbs[start...].filter { $0.isDeed || $0.passesTime || isOfNetwork($0) }
    }

    public var isEmpty: Bool { world.isEmpty && lines.isEmpty }

    /// True if the opening contains a route for the resource.
    func routes(_ resource: Resource) -> Bool {
        world.contains { if case .route(let route) = $0 { route.resource.covers(resource) } else { false } }
    }

    /// The number of a scenario's steps that come from the exploration's opening.
    func steps(of scenario: Scenario) -> Int {
        var rest = lines[...]
        var last = scenario.steps.prefix { [.route, .network].contains($0.verb.name) }.count
        for (place, step) in scenario.steps.enumerated() where step.verb == rest.first {
            rest = rest.dropFirst()
            last = place + 1
        }
        return last
    }
}
