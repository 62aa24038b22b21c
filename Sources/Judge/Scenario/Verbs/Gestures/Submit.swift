import Wire

/// `submit "Search"`: presses the return key in a field.
enum SubmitVerb: GestureKind {
    static let role = VerbRole.deed(inGeneral: "the user submitted a text")
    static let sentence = "Presses the return key in a field."
    static let forms = [#"submit "Search""#]
    static let completions: [VerbCompletion] = [.label(of: [.field])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        .submit(field: try line.text("the field's label in quotes"))
    }

    static func written(_ field: String) -> String { "submit \(inQuotes(field))" }
}
