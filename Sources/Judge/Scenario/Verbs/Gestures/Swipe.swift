import Wire

/// `swipe "Milk" left`: swipes over a view, or runs a row's first action at that edge.
enum SwipeVerb: GestureKind {
    static let role = VerbRole.deed(inGeneral: "the user swiped")
    static let sentence =
        "Swipes over the view with this label, or the first view that takes a swipe. On a row, the swipe runs the row's first action."
    static let forms = [#"swipe "Milk" left"#, #"swipe "Card" up"#, "swipe right"]
    static let completions: [VerbCompletion] = [.label(of: [.text, .button])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        .swipe(label: try line.textIfAny("the label in quotes"), try line.keyword("after `swipe`"))
    }

    static func written(_ label: String?, _ direction: Gesture.Direction) -> String {
        "swipe " + (label.map { inQuotes($0) + " " } ?? "") + direction.rawValue
    }
}
