import Referee

/// The app ended itself in the middle of the scenario.
public enum EarlyExit: FindingRule {
    public static let code = FindingCode.exitedEarly
    public static let price = Rubric.Price(100, most: 100)

    public static func findings(in evidence: Evidence) -> [Finding] {
        guard case .exited(let status) = evidence.trace.outcome else { return [] }
        let scope = evidence.lastScope
        let place = scope.map { " It was last seen in \($0.spelled)." } ?? ""
        return [
            Finding(
                code, at: evidence.trace.end,
                "The app ended itself with status \(status) at \(evidence.trace.end), in the middle of the scenario. "
                    + "An app does not call exit.\(place)",
                scope: scope)
        ]
    }

    public static let explanation = Explanation(
        cause: """
            The app's process ended while the scenario was still going on. Whatever the status, that is never a pass: the
            course judges by what the user would have seen, and they would have seen the app vanish.
            """,
        wrong: """
            struct Screen: View {
                var body: some View {
                    Button("Done") { exit(0) }
                }
            }
            """,
        right: """
            struct Screen: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    Button("Done") { dismiss() }
                }
            }
            """)
}
