/// The reviewer marked a correct line of the change.
public enum Unfounded: FormFinding {
    public static let code = FindingCode.unfounded
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            You marked a line, but no repair of that line removes a finding. People soon ignore a review that blames correct
            lines, so each such mark costs points.
            """,
        wrong: """
            3: missed-fetch
            14: missed-fetch
            """,
        right: """
            14: missed-fetch
            """,
        parts: [])
}
