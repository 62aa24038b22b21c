import Wire

/// `back`: taps the back button of a navigation stack.
enum BackVerb: GestureKind {
    static let sentence =
        "Goes back one page in a navigation stack. To go back in time at the prompt, use `rewind`."
    static let forms = [written]
    static let completions: [VerbCompletion] = []
    static let written = "back"

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture { .back }
}
