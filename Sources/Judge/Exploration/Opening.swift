import Scenario
import Wire

/// What every story of an exploration begins with: a world that is given, and lines that are carried out first.
///
///     Opening(after: [.route(…), .show([]), .wait(.milliseconds(40))])
public struct Opening: Sendable {
    /// `route` and `network` lines, which hold before the first line of a story.
    let world: [Verb]
    let lines: [Verb]
    /// The files that its routes reply with.
    let fixtures: [String: [UInt8]]

    public static let none = Opening(after: [])

    /// To go on where these lines have led: without those that judge, and without what came before the first `show`.
    public init(after verbs: [Verb], fixtures: [String: [UInt8]] = [:]) {
        let start = verbs.firstIndex { $0.name == .show } ?? verbs.endIndex
        func isOfNetwork(_ verb: Verb) -> Bool { verb.name == .network }
        world = verbs.filter { $0.name == .route } + verbs[..<start].filter(isOfNetwork)
        self.fixtures = fixtures
        lines = verbs[start...].filter { $0.isDeed || $0.passesTime || isOfNetwork($0) }
    }

    /// True if each story begins with nothing but its own first line.
    public var isEmpty: Bool { world.isEmpty && lines.isEmpty }

    /// What the world replies to without being invented.
    var routed: Set<Resource> {
        Set(world.compactMap { if case .route(let route) = $0 { route.resource } else { nil } })
    }

    /// How many steps of a story's scenario are its opening.
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
