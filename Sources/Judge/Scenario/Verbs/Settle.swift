/// `settle within 10s`: virtual time passes until the app rests, but no longer than this.
enum SettleVerb: VerbKind {
    static let sentence = "Lets time pass until nothing is left to happen, for 60 s at most."
    static let forms = ["settle", example]
    static let example = "settle within 10s"
    static let role = VerbRole.time
    static let completions: [VerbCompletion] = []

    /// How long `settle` waits when the line does not say.
    private static let usualLimit = Duration.seconds(60)

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        .settle(limit: line.skip("within") ? try line.duration() : usualLimit)
    }

    static func written(_ limit: Duration) -> String {
        limit == usualLimit ? "settle" : "settle within \(DurationSyntax.print(limit))"
    }
}
