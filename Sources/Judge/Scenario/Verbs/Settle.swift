/// `settle within 10s`: lets virtual time pass until no work is pending, for 10 s at most.
enum SettleVerb: VerbKind {
    static let sentence = "Lets time pass until the app and the network are idle, for 60 s at most."
    static let forms = ["settle", example]
    static let example = "settle within 10s"
    static let role = VerbRole.time
    static let completions: [VerbCompletion] = []

    /// The time limit of a `settle` line that has no `within`.
    private static let usualLimit = Duration.seconds(60)

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        .settle(limit: line.skip("within") ? try line.duration() : usualLimit)
    }

    static func written(_ limit: Duration) -> String {
        limit == usualLimit ? "settle" : "settle within \(DurationSyntax.print(limit))"
    }
}
