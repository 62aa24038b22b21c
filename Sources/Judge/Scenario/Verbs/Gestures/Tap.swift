import Wire

/// `tap "Retry"`: a touch of the control with this label.
enum TapVerb: GestureKind {
    static let sentence =
        "Touches a button, a link, a switch, or anything else with a tap gesture, by its label."
    static let forms = [#"tap "Retry""#]
    static let completions: [VerbCompletion] = [.label(of: [.button, .toggle])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        .tap(label: try line.text("the button's label in quotes"))
    }

    static func written(_ label: String) -> String { "tap \(inQuotes(label))" }
}
