import Wire

/// `drag "Card" by 120, -40`: drags a view 120 points to the right and 40 points up.
enum DragVerb: GestureKind {
    static let role = VerbRole.deed(inGeneral: "the user dragged something")
    static let sentence =
        "Drags the view with this label, or the first view that can be dragged. The numbers are points to the right and down."
    static let forms = [#"drag "Card" by 120, -40"#, "drag by 0, 300"]
    static let completions: [VerbCompletion] = [.label(of: [.text, .button])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        let label = try line.textIfAny("the label in quotes")
        try line.keyword("by", label == nil ? "after `drag`" : "after the label")
        let right = try line.points("the points to the right")
        guard line.skipComma() else { throw line.missing("a comma and the points down") }
        return .drag(label: label, right: right, down: try line.points("the points down"))
    }

    static func written(_ label: String?, right: Int, down: Int) -> String {
        "drag " + (label.map { inQuotes($0) + " " } ?? "") + "by \(right), \(down)"
    }
}
