import Wire

/// `dismiss`: a swipe, or a touch outside.
enum DismissVerb: GestureKind {
    static let sentence = "Swipes a sheet away, or touches beside a menu."
    static let forms = [written]
    static let completions: [VerbCompletion] = []
    static let written = "dismiss"

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture { .dismiss }
}
