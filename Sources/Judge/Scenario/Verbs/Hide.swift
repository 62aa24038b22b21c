/// `hide`: removes the app from the screen.
enum HideVerb: VerbKind {
    static let sentence = "Removes the app from the screen, as a pop or a dismissal would."
    static let forms = [written]
    static let role = VerbRole.deed(inGeneral: "the screen was left")
    static let completions: [VerbCompletion] = []
    static let written = "hide"

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb { .hide }
}
