/// A line of a reviewed change is marked, and nothing is wrong with it.
public enum Unfounded: FormFinding {
    public static let code = FindingCode.unfounded
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            You marked a line, and no repair of that line makes a finding go away. A review that blames lines which are right
            is soon not read, so as long as yours does, the faults that it finds do not count.
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
