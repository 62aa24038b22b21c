/// `may /config, POST /log`: from this line on, the app may request these resources, but need not do so.
enum MayVerb: VerbKind {
    static let sentence = "Lists the resources that the app may request from now on, without having to."
    static let forms = ["may /config, POST /log", "may nothing"]
    static let role = VerbRole.statement
    static let completions: [VerbCompletion] = []

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        .may(try line.resources())
    }

    static func written(_ resources: [Resource]) -> String { "may \(resources.written)" }
}
