import Wire

/// `back`: the back button of a navigation stack.
enum BackVerb: GestureKind {
    static let sentence = "Takes the top page off a navigation stack. `rewind` goes back in time."
    static let forms = [written]
    static let completions: [VerbCompletion] = []
    static let written = "back"

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture { .back }
}
