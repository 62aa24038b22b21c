import Wire

/// `dismiss`: swipes a sheet away, or taps outside of a menu.
enum DismissVerb: GestureKind {
    static let sentence = "Closes a sheet by a swipe, or a menu by a tap outside."
    static let forms = [written]
    static let completions: [VerbCompletion] = []
    static let written = "dismiss"

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture { .dismiss }
}
