/// The values that earlier `pick` lines have picked, for the placeholders of later lines.
public struct Draws: Sendable {
    public let seed: RunSeed
    public private(set) var values: [String: String] = [:]

    public init(seed: RunSeed) {
        self.seed = seed
    }

    /// The step with values in place of its placeholders; nil for a `pick` line.
    public mutating func resolve(_ step: Step, of file: String = "scenario") throws(ScenarioError) -> Step? {
        if case .pick(let pick) = step.verb {
            values.merge(pick.drawn(seed: seed)) { _, new in new }
            return nil
        }
        guard case .template(let template) = step.verb else { return step }
        return Step(line: step.line, verb: try template.verb(with: values, at: step.line, of: file))
    }
}

extension Scenario {
    /// The scenario without `pick` lines, and with the values that this seed picks.
    public func resolved(seed: RunSeed) throws(ScenarioError) -> Scenario {
        var draws = Draws(seed: seed)
        var scenario = self
        scenario.steps = []
        for step in steps {
            if let step = try draws.resolve(step, of: name) { scenario.steps.append(step) }
        }
        return scenario
    }

    /// True if different seeds can give different scenarios.
    public var dependsOnSeed: Bool {
        steps.contains { if case .pick = $0.verb { true } else { false } }
    }
}
