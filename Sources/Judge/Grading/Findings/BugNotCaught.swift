/// A learner's scenario finds no fault in a faulty app.
public enum BugNotCaught: ScenarioFinding {
    public static let code = FindingCode.bugNotCaught
    public static let price = Rubric.Price(100, most: 100)

    static let sentence = "Your scenario found no fault in this app, but the app has one."

    /// The reason why the scenario missed the faults of this mistake; nil if the reason is unknown or differs between
    /// faults.
    public static func reason(of mistake: Mistake) -> String? {
        let sentences = Set(mistake.found.map(\.finding.sentence))
        guard sentences.count == 1, let only = sentences.first, only.hasPrefix(sentence + " ") else {
            return nil
        }
        return String(only.dropFirst(sentence.count + 1))
    }

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
