import Wire

/// `refresh`: the list is pulled down until it loads again.
enum RefreshVerb: GestureKind {
    static let sentence = "Pulls the content down."
    static let forms = [written]
    static let completions: [VerbCompletion] = []
    static let written = "refresh"

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture { .refresh }
}
