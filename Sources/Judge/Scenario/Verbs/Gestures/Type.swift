import Wire

/// `type "swift" into "Search"`: the user types a text into a field.
enum TypeVerb: GestureKind {
    static let role = VerbRole.deed(inGeneral: "the user typed a text")
    static let sentence = "Replaces the text of a field, one letter at a time."
    static let forms = [#"type "swift" into "Search""#]
    static let completions: [VerbCompletion] = [.labelAfterText(word: "into", of: [.field])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        let text = try line.text("the typed text in quotes")
        try line.keyword("into", "after the typed text")
        return .type(text: text, field: try line.text("the field's label in quotes"))
    }

    static func written(_ text: String, into field: String) -> String {
        "type \(inQuotes(text)) into \(inQuotes(field))"
    }
}
