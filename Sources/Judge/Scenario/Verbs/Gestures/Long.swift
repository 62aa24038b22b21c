import Wire

/// `long press "Photo"`: a finger that rests, for as long as the view asks.
enum LongVerb: GestureKind {
    static let sentence =
        "Rests a finger on what says the label, for as long as the view asks. It takes no time."
    static let forms = [#"long press "Photo""#]
    static let completions: [VerbCompletion] = [.labelAfterWord("press", of: [.text, .button])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        try line.keyword("press", "after `long`")
        return .press(label: try line.text("the label in quotes"))
    }

    static func written(_ label: String) -> String { "long press \(inQuotes(label))" }
}
