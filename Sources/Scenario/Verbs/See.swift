/// `see no spinner`: a look at the screen.
enum SeeVerb: VerbKind {
    static let sentence = "Checks the screen as it is now; `see no` is its opposite."
    static let forms = [
        #"see "Hello""#, #"see button "Retry""#, "see spinner", "see error", "see image /a",
        "see body of /a", "see no spinner",
    ]
    static let example = "see image /200/200"
    static let role = VerbRole.judgement(passesTime: false)
    static let completions: [VerbCompletion] = [
        .words(["spinner", "error", "image", "body of", "no spinner", "no error"]),
        .label(of: [.text, .heading, .placeholder]),
    ]

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        let isExpected = !line.skip("no")
        return .see(try line.sight(), isExpected: isExpected)
    }

    static func written(_ sight: Sight, isExpected: Bool) -> String {
        isExpected ? "see \(sight)" : "see no \(sight)"
    }
}
