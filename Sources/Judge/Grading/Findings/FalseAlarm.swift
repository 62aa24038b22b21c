/// A learner's scenario finds something wrong with the app that behaves.
public enum FalseAlarm: ScenarioFinding {
    public static let code = FindingCode.falseAlarm
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            Your scenario blamed an app in which nothing is wrong. A test that cries wolf is soon switched off, so as
            long as it does, none of what it catches counts.

            Say what the user wants at each moment and no more. Put each `want` before the step that brings it about,
            leave out of it what is no longer wanted, and let time pass before you look for what takes time.
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
