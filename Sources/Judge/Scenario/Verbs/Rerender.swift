/// `rerender 5 times`: runs the body of the view's parent again.
enum RerenderVerb: VerbKind {
    static let sentence = "Runs the host's body again without any change."
    static let forms = ["rerender", example]
    static let example = "rerender 5 times"
    static let role = VerbRole.deed(inGeneral: "the parent's body ran again")
    static let completions: [VerbCompletion] = []

    private enum Unit: String, CaseIterable { case times, time }

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        guard line.next != nil else { return .rerender(times: 1) }
        let times = try line.count("a number", 1...100_000)
        let _: Unit = try line.keyword("after the number")
        return .rerender(times: times)
    }

    static func written(_ times: Int) -> String {
        times == 1 ? "rerender" : "rerender \(times) times"
    }
}
