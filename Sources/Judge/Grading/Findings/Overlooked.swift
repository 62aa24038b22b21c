/// A fault of a reviewed change is not marked.
public enum Overlooked: FormFinding {
    public static let code = FindingCode.overlooked
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            The change that you reviewed has a fault that you did not mark. The course knows because it played the change once
            as it is, and once with that fault alone repaired: a finding went away.

            Play the stories in your head line by line, and ask of each line of the change what it does when an input changes,
            when the screen is left, and when an answer fails.
            """,
        wrong: """
            # nothing to say
            """,
        right: """
            14: missed-fetch   # the task has no id
            """,
        parts: [])
}
