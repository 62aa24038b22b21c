import Wire

/// `dismiss`: swipes a sheet away, or taps outside of a menu.
enum DismissVerb: GestureKind {
    static let sentence = "Swipes a sheet away, or taps outside of a menu."
    static let forms = [written]
    static let completions: [VerbCompletion] = []
    static let written = "dismiss"

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture { .dismiss }
}
