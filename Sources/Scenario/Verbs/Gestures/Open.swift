import Wire

/// `open "Shoes"`: a touch of a link, a menu or a group.
enum OpenVerb: GestureKind {
    static let sentence = "Follows a link, or unfolds a menu or a group."
    static let forms = [#"open "Shoes""#]
    static let completions: [VerbCompletion] = [.label(of: [.button])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        .open(label: try line.text("the link's label in quotes"))
    }

    static func written(_ label: String) -> String { "open \(inQuotes(label))" }
}
