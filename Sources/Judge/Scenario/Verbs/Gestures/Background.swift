import Wire

/// `background`: the user goes to another app.
enum BackgroundVerb: GestureKind {
    static let sentence = "Leaves the app for another."
    static let forms = [written]
    static let completions: [VerbCompletion] = []
    static let written = "background"

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture { .background }
}
