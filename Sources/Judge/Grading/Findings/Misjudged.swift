/// An answer to a case contradicts the run of the case, or is missing.
public enum Misjudged: FormFinding {
    public static let code = FindingCode.misjudged
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            You answered a question about a piece of code with yes or no. The course ran the code, and the other answer is
            right. A question without an answer costs the same. In a review, this finding has another cause: the line that you
            marked has a fault, but not the fault that you named.

            Read the case again, and go through the lines of its scenario: which values does SwiftUI create, keep and compare?
            The command `timeline` draws the run.
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
