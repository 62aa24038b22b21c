/// The reviewer did not mark a fault in the change.
public enum Overlooked: FormFinding {
    public static let code = FindingCode.overlooked
    public static let price = Rubric.Price(100, most: 100)

    public static let explanation = Explanation(
        cause: """
            The change that you reviewed has a fault that you did not mark. The course ran the change twice: as it is, and with
            only that fault repaired. The repair removed a finding.

            Go through the scenarios line by line. For each line of the change, ask what the line does when an input changes,
            when the user leaves the screen, and when a request fails.
            """,
        wrong: """
            # nothing to say
            """,
        right: """
            14: missed-fetch   # the task has no id
            """,
        parts: [])
}
