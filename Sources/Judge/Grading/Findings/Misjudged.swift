/// An answer to a case contradicts the run of the case, or is missing.
public enum Misjudged: FormFinding {
    public static let code = FindingCode.misjudged
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            You answered yes or no to a question about a piece of code, and the course ran the code: the right answer is the
            other one. A case without an answer counts the same. In a review, you marked a faulty line with the wrong finding.

            Read the case again, and go through the lines of its scenario: which values does SwiftUI create, keep and
            compare? `timeline` draws the run.
            """,
        wrong: """
            1: yes
            2: ?
            """,
        right: """
            1: yes   # the city changes while the view stays
            2: no    # nothing that the task reads can change
            """,
        parts: [])
}
