import Wire

/// `toggle "Notifications"`: turns a switch on or off.
enum ToggleVerb: GestureKind {
    static let role = VerbRole.deed(inGeneral: "the user flipped a switch")
    static let sentence = "Turns a switch on or off."
    static let forms = [#"toggle "Notifications""#]
    static let completions: [VerbCompletion] = [.label(of: [.toggle])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        .toggle(label: try line.text("the switch's label in quotes"))
    }

    static func written(_ label: String) -> String { "toggle \(inQuotes(label))" }
}
