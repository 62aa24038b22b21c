/// `wait 100ms`: lets this much virtual time pass.
enum WaitVerb: VerbKind {
    static let sentence = "Lets exactly this much time pass. Units are ns, us, ms, s, min and h."
    static let forms = ["wait 100ms", "wait 1.5s"]
    static let role = VerbRole.time
    static let completions: [VerbCompletion] = []

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        .wait(try line.duration())
    }

    static func written(_ duration: Duration) -> String { "wait \(DurationSyntax.print(duration))" }
}
