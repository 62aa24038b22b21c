/// `want /a, /b within 400ms`: the resources that the user wants to see from this line on.
enum WantVerb: VerbKind {
    static let sentence = "Lists exactly the resources that the user wants to see from now on."
    static let forms = ["want /a, POST /b", "want /search within 400ms", "want nothing"]
    static let example = "want /200/200"
    static let role = VerbRole.statement
    static let completions: [VerbCompletion] = [.words(["nothing"])]

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        let resources = try line.resources()
        guard !resources.isEmpty, line.skip("within") else { return .want(resources) }
        return .want(resources, within: try line.duration())
    }

    static func written(_ resources: [Resource], within limit: Duration?) -> String {
        "want \(resources.written)" + (limit.map { " within \(DurationSyntax.print($0))" } ?? "")
    }
}
