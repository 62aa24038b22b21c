import Wire

/// `open "Shoes"`: opens a link, a menu or a group. `open url "shop://shoes"`: opens the app with a URL.
enum OpenVerb: GestureKind {
    static let role = VerbRole.deed(inGeneral: "the user opened a page")
    static let sentence =
        "Follows a link, opens a menu or a group, or opens the app with a URL."
    static let forms = [#"open "Shoes""#, #"open url "shop://shoes""#]
    static let completions: [VerbCompletion] = [.label(of: [.button])]

    static func gesture(_ line: inout LineCursor) throws(ScenarioError) -> Gesture {
        if line.skip("url") { return .openURL(try line.text("the address in quotes")) }
        return .open(label: try line.text("the link's label in quotes"))
    }

    static func written(_ label: String) -> String { "open \(inQuotes(label))" }
    static func written(url address: String) -> String { "open url \(inQuotes(address))" }
}
