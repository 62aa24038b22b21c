/// A case is judged otherwise than its run says, or not at all.
public enum Misjudged: FormFinding {
    public static let code = FindingCode.misjudged
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            You answered a question about a piece of code, and the course ran that code: it does the other thing. A case
            without an answer counts the same.

            Read the case again and say to yourself what happens at each line of its story: what is made, what is kept, what
            is compared with what. `timeline` draws its run.
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
