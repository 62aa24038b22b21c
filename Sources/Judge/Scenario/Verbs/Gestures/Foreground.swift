import Wire

/// `foreground`: the user comes back to the app.
enum ForegroundVerb: GestureKind {
    static let sentence = "Comes back to the app."
    static let forms = [written]
    static let completions: [VerbCompletion] = []
    static let written = "foreground"

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture { .foreground }
}
