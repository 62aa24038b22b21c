import Referee

/// The app ended its own process before the scenario was over.
public enum EarlyExit: FindingRule {
    public static let code = FindingCode.exitedEarly
    public static let price = Rubric.Price(100, most: 100)

    public static func findings(in evidence: Evidence) -> [Finding] {
        guard case .exited(let status) = evidence.trace.outcome else { return [] }
        let scope = evidence.lastScope
        let place = scope.map { " The app's last event came from \($0.spelled)." } ?? ""
        return [
            Finding(
                code, at: evidence.trace.end,
                "The app ended itself with status \(status) at \(evidence.trace.end), before the scenario was over. "
                    + "An app must not call `exit`.\(place)",
                scope: scope)
        ]
    }

    public static let explanation = Explanation(
        cause: """
            The app's process ended before the scenario was over. Such a run never passes, whatever the exit status: a user
            would see the app vanish.
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
