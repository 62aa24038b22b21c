/// `within 500ms see image /a`: checks the screen, and gives the app up to this much time.
enum WithinVerb: VerbKind {
    static let sentence =
        "Lets this much time pass. Succeeds if the `see` check holds at any moment of that time."
    static let forms = ["within 500ms see image /a", "within 2s see no spinner"]
    static let example = "within 500ms see image /200/200"
    static let role = VerbRole.judgement(passesTime: true)
    static let completions: [VerbCompletion] = []

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        let limit = try line.duration()
        try line.keyword("see", "after the time")
        let isExpected = !line.skip("no")
        return .within(limit, try line.sight(), isExpected: isExpected)
    }

    static func written(_ limit: Duration, _ sight: Sight, isExpected: Bool) -> String {
        "within \(DurationSyntax.print(limit)) \(SeeVerb.written(sight, isExpected: isExpected))"
    }
}
