/// A learner's scenario finds no fault in a faulty app.
public enum BugNotCaught: ScenarioFinding {
    public static let code = FindingCode.bugNotCaught
    public static let price = Rubric.Price(100, most: 100)

    static func sentence(about fault: String) -> String { "Your scenario missed this fault: \"\(fault)\"" }

    public static let explanation = Explanation(
        cause: """
            Your scenario found no fault in a faulty app: the fault did not show, or no line checked for it.

            Ask what a user has to do for the bug to show: leave while something loads, change an input while a response is on
            its way, come back. Then write what the user wants before and after, and what has to be on screen.
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
