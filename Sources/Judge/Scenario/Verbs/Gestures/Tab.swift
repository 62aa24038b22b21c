import Wire

/// `tab "Home"`: selects a tab of a tab view.
enum TabVerb: GestureKind {
    static let role = VerbRole.deed(inGeneral: "the user changed the tab")
    static let sentence = "Selects a tab."
    static let forms = [#"tab "Home""#]
    static let completions: [VerbCompletion] = []

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        .tab(title: try line.text("the tab's title in quotes"))
    }

    static func written(_ title: String) -> String { "tab \(inQuotes(title))" }
}
