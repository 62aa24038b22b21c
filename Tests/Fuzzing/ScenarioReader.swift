import Scenario

/// Reads a learner's scenario. A scenario that is printed and read again must be the same scenario, before and after
/// a seed chooses its values.
enum ScenarioReader: FuzzedReader {
    static func read(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let scenario = try? Scenario(parsing: text, name: "fuzz") else { return }
        check(scenario)
        guard let resolved = try? scenario.resolved(seed: 7) else { return }
        precondition(!resolved.dependsOnSeed, "a drawn scenario still depends on its seed: \(text)")
        check(resolved)
    }

    private static func check(_ scenario: Scenario) {
        do {
            let again = try Scenario(parsing: scenario.description, name: "fuzz")
            precondition(
                again.steps.map(\.verb) == scenario.steps.map(\.verb),
                "it prints as another scenario: \(scenario.description)")
        } catch {
            fatalError("it prints as text that cannot be read: \(error)\n\(scenario.description)")
        }
    }
}
