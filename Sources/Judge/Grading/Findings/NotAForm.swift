/// An answer that has a form cannot be read.
public enum NotAForm: FormFinding {
    public static let code = FindingCode.notAForm
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            The answer to this exercise is a text with a form: on each line a number, a colon and a word. A line of yours has
            another form, a number that is not asked for, or a word that is no answer. The message names the line, and
            what belongs there. What follows a `#` is a remark, for yourself.
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
