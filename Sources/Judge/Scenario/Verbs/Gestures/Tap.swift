import Wire

/// `tap "Retry"`: taps the control with this label.
enum TapVerb: GestureKind {
    static let sentence =
        "Taps the button, link, switch or other view with a tap gesture that has this label."
    static let forms = [#"tap "Retry""#]
    static let completions: [VerbCompletion] = [.label(of: [.button, .toggle])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        .tap(label: try line.text("the button's label in quotes"))
    }

    static func written(_ label: String) -> String { "tap \(inQuotes(label))" }
}
