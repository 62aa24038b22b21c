import Wire

/// `long press "Photo"`: presses a view until the view recognizes the long press.
enum LongVerb: GestureKind {
    static let role = VerbRole.deed(inGeneral: "the user pressed a control for long")
    static let sentence =
        "Presses the view with this label for as long as its gesture requires. The press takes no virtual time."
    static let forms = [#"long press "Photo""#]
    static let completions: [VerbCompletion] = [.labelAfterWord("press", of: [.text, .button])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        try line.keyword("press", "after `long`")
        return .press(label: try line.text("the label in quotes"))
    }

    static func written(_ label: String) -> String { "long press \(inQuotes(label))" }
}
