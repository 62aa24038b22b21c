/// A learner's scenario finds a fault in the correct app.
public enum FalseAlarm: ScenarioFinding {
    public static let code = FindingCode.falseAlarm
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            Your scenario found a fault in the correct app. People soon switch off a test that raises false alarms. As long as
            your scenario finds a fault in the correct app, its findings in other apps do not count.

            Write what the user wants at each moment and no more. Put each `want` line before the step that makes the user want
            something, and do not list what the user no longer wants. Let time pass before you check for something that takes
            time.
            """,
        wrong: """
            route GET /profile replies text after 300ms

            want /profile
            show
            see body of /profile
            """,
        right: """
            route GET /profile replies text after 300ms

            want /profile
            show
            see spinner
            settle
            see body of /profile
            """,
        parts: [])
}
