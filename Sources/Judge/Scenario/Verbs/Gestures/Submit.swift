import Wire

/// `submit "Search"`: the return key, in this field.
enum SubmitVerb: GestureKind {
    static let sentence = "Leaves a field with the return key."
    static let forms = [#"submit "Search""#]
    static let completions: [VerbCompletion] = [.label(of: [.field])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        .submit(field: try line.text("the field's label in quotes"))
    }

    static func written(_ field: String) -> String { "submit \(inQuotes(field))" }
}
