import Wire

/// `background`: the user switches to another app.
enum BackgroundVerb: GestureKind {
    static let sentence = "Switches to another app."
    static let forms = [written]
    static let completions: [VerbCompletion] = []
    static let written = "background"

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture { .background }
}
