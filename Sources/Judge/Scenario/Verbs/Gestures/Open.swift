import Wire

/// `open "Shoes"`: a touch of a link, a menu or a group. `open url "shop://shoes"`: an address that leads into the app.
enum OpenVerb: GestureKind {
    static let sentence =
        "Follows a link, unfolds a menu or a group, or comes to the app by an address of its own."
    static let forms = [#"open "Shoes""#, #"open url "shop://shoes""#]
    static let completions: [VerbCompletion] = [.label(of: [.button])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        if line.skip("url") { return .openURL(try line.text("the address in quotes")) }
        return .open(label: try line.text("the link's label in quotes"))
    }

    static func written(_ label: String) -> String { "open \(inQuotes(label))" }
    static func written(url address: String) -> String { "open url \(inQuotes(address))" }
}
