import Wire

/// `type "swift" into "Search"`, `scroll to row 30`: what the user does that needs more than one word to say.
extension LineCursor {
    mutating func typing() throws(ScenarioError) -> Gesture {
        let text = try text("what is typed, in quotes")
        _ = try keyword(["into"], "after what is typed")
        return .type(text: text, field: try self.text("the field's label in quotes"))
    }

    mutating func choice() throws(ScenarioError) -> Gesture {
        let option = try text("what the option says, in quotes")
        _ = try keyword(["in"], "after the option")
        return .choose(option: option, picker: try text("the picker's label in quotes"))
    }

    mutating func scrolling() throws(ScenarioError) -> Gesture {
        _ = try keyword(["to"], "after `scroll`")
        switch try keyword(["row", "end", "top"], "after `scroll to`") {
        case "row": return .scroll(to: .row(try count("the row's number", 1...1_000_000)))
        case "end": return .scroll(to: .end)
        default: return .scroll(to: .top)
        }
    }
}

/// The line that reads back as this gesture.
func written(_ gesture: Gesture) -> String {
    switch gesture {
    case .tap(let label): "tap \(inQuotes(label))"
    case .open(let label): "open \(inQuotes(label))"
    case .type(let text, let field): "type \(inQuotes(text)) into \(inQuotes(field))"
    case .submit(let field): "submit \(inQuotes(field))"
    case .toggle(let label): "toggle \(inQuotes(label))"
    case .choose(let option, let picker): "choose \(inQuotes(option)) in \(inQuotes(picker))"
    case .refresh: "refresh"
    case .scroll(to: .top): "scroll to top"
    case .scroll(to: .row(let row)): "scroll to row \(row)"
    case .scroll(to: .end): "scroll to end"
    case .tab(let title): "tab \(inQuotes(title))"
    case .back: "back"
    case .dismiss: "dismiss"
    case .background: "background"
    case .foreground: "foreground"
    }
}
