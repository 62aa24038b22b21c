/// A learner's scenario cannot be read, or uses something that the app does not have.
public enum NotAScenario: ScenarioFinding {
    public static let code = FindingCode.notAScenario
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            Your scenario cannot run: a line is not in the scenario language, or it sets a knob that the app does not have. The
            message names the line and says how to write it. `docs/scenarios.md` describes the whole language, which is small.
            """,
        wrong: """
            load /profile after 300ms
            show
            settle
            """,
        right: """
            route GET /profile replies text after 300ms

            want /profile
            show
            settle
            see body of /profile
            """,
        parts: [])
}
