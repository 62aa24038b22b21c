/// `see no spinner`, `see spinner at first`: checks the screen.
enum SeeVerb: VerbKind {
    static let sentence =
        "Checks what is on screen now. `see no` checks that something is absent. `at first` checks the first screen of this instant, and `at once` checks every screen of it. `above` checks which of two things is higher. `see text` finds a text with exactly these words, and `see only` allows nothing else."
    static let forms = [
        #"see "Hello""#, #"see button "Retry""#, "see spinner", "see error", "see image /a",
        "see body of /a", "see no spinner", "see spinner at once", "see spinner at first",
        #"see "Total" above "Thanks""#, #"see text "Hello""#, #"see only "Hello", spinner"#,
    ]
    static let example = "see image /200/200"
    static let role = VerbRole.judgement(passesTime: false)
    static let completions: [VerbCompletion] = [
        .words(["spinner", "error", "image", "body of", "no spinner", "no error"]),
        .label(of: [.text, .heading, .placeholder]),
    ]

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        let isExpected = !line.skip("no")
        let sight = try line.sight()
        guard line.skip("at") else { return .see(sight, isExpected: isExpected) }
        if line.skip("first") { return .see(sight, isExpected: isExpected, .atFirst) }
        try line.keyword("once", "after `at`")
        return .see(sight, isExpected: isExpected, .atOnce)
    }

    static func written(_ sight: Sight, isExpected: Bool, _ glance: Glance = .now) -> String {
        "see \(isExpected ? "" : "no ")\(sight)\(glance == .now ? "" : " ")\(glance.words)"
    }
}
