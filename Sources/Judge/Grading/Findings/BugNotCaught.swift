/// A learner's scenario passes an app that is wrong.
public enum BugNotCaught: ScenarioFinding {
    public static let code = FindingCode.bugNotCaught
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            An app that is wrong came through your scenario without a finding: what it does wrong did not happen, or
            no line looked.

            Ask what a user has to do for the bug to show: leave in mid-flight, change something while an answer is
            on its way, come back. Then say what is wanted before and after, and what has to be on screen.
            """,
        wrong: """
            route GET /profile replies text after 300ms

            want /profile
            show
            settle
            see body of /profile
            """,
        right: """
            route GET /profile replies text after 300ms

            want /profile
            show
            wait 100ms
            want nothing
            hide
            settle
            """,
        parts: [])
}
