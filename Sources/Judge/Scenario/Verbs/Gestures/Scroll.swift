import Wire

/// `scroll to row 30`: scrolls the first list or lazy stack on screen.
enum ScrollVerb: GestureKind {
    static let role = VerbRole.deed(inGeneral: "the user scrolled")
    static let sentence = "Scrolls the first list or lazy stack on screen. The first row is row 1."
    static let forms = ["scroll to row 30", "scroll to end", "scroll to top"]
    static let completions: [VerbCompletion] = [.words(["to end", "to top", "to row"])]

    private enum Place: String, CaseIterable { case row, end, top }

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        try line.keyword("to", "after `scroll`")
        let place: Place = try line.keyword("after `scroll to`")
        return switch place {
        case .row: .scroll(to: .row(try line.count("the row's number", 1...1_000_000)))
        case .end: .scroll(to: .end)
        case .top: .scroll(to: .top)
        }
    }

    static func written(_ place: Gesture.Place) -> String {
        switch place {
        case .row(let row): "scroll to row \(row)"
        case .end: "scroll to end"
        case .top: "scroll to top"
        }
    }
}
