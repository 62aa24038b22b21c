/// The learner's form has a line that the course cannot read.
public enum NotAForm: FormFinding {
    public static let code = FindingCode.notAForm
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            In this exercise, each line of an answer has a number, a colon and a word. One of your lines has another form, a
            number that is not asked for, or a word that is not allowed. The message names the line and says how to write it.
            The course ignores everything after a `#`.
            """,
        wrong: """
            1 - yes
            2: maybe
            """,
        right: """
            1: yes
            2: no
            """,
        parts: [])
}
