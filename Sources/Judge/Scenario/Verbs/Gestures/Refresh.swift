import Wire

/// `refresh`: pulls the content down, so that the app loads the content again.
enum RefreshVerb: GestureKind {
    static let sentence = "Pulls the content down to refresh it."
    static let forms = [written]
    static let completions: [VerbCompletion] = []
    static let written = "refresh"

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture { .refresh }
}
