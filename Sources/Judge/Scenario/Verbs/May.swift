/// `may /config, POST /log`: what the app is free to fetch from now on.
enum MayVerb: VerbKind {
    static let sentence = "Names what may be fetched or not from now on."
    static let forms = ["may /config, POST /log", "may nothing"]
    static let role = VerbRole.statement
    static let completions: [VerbCompletion] = []

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        .may(try line.resources())
    }

    static func written(_ resources: [Resource]) -> String { "may \(resources.written)" }
}
