/// A learner's scenario cannot be read, or asks for something that the app does not have.
public enum NotAScenario: ScenarioFinding {
    public static let code = FindingCode.notAScenario
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            What you wrote cannot be played: a line is not of the scenario language, or it sets a knob that the app
            does not have. The message names the line, and what would have been right. `docs/scenarios.md` has the
            whole language, which is small.
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
