import Wire

/// `swipe "Milk" left`: a quick finger. Over a row it runs what the row offers at that edge.
enum SwipeVerb: GestureKind {
    static let sentence =
        "Swipes over what says the label, or over the first thing that takes it. Over a row it runs the row's first action."
    static let forms = [#"swipe "Milk" left"#, #"swipe "Card" up"#, "swipe right"]
    static let completions: [VerbCompletion] = [.label(of: [.text, .button])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        let label = line.next?.kind == .quoted ? try line.text("the label in quotes") : nil
        let direction: Direction = try line.keyword("after `swipe`")
        return .swipe(label: label, direction.gesture)
    }

    private enum Direction: String, CaseIterable {
        case left, right, up, down

        var gesture: Gesture.Direction {
            switch self {
            case .left: .left
            case .right: .right
            case .up: .up
            case .down: .down
            }
        }
    }

    static func written(_ label: String?, _ direction: Gesture.Direction) -> String {
        "swipe " + (label.map { inQuotes($0) + " " } ?? "") + direction.rawValue
    }
}
