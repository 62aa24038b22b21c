import Wire

/// `tap "Retry"`: taps the control with this label.
enum TapVerb: GestureKind {
    static let role = VerbRole.deed(inGeneral: "the user tapped a control")
    static let sentence =
        "Taps what has this label: a button, a link, a switch, or another view with a tap gesture."
    static let forms = [#"tap "Retry""#]
    static let completions: [VerbCompletion] = [.label(of: [.button, .toggle])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        .tap(label: try line.text("the button's label in quotes"))
    }

    static func written(_ label: String) -> String { "tap \(inQuotes(label))" }
}
