/// `expect 2 requests, 1 cancelled`: checks counts over the whole run so far.
enum ExpectVerb: VerbKind {
    static let sentence = "Checks counts of the run so far: exact numbers, or upper limits with `at most`."
    static let forms = [
        "expect 2 requests, 1 cancelled", "expect no requests", "expect at most 2 requests in flight",
        "expect at most 3 bodies of Row, 1 init of Store",
    ]
    static let role = VerbRole.judgement(passesTime: false)
    static let completions: [VerbCompletion] = [.tally]

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        var tallies: [Tally] = []
        repeat {
            let (tally, start) = try line.tally()
            guard !tallies.contains(where: { $0.subject == tally.subject }) else {
                throw start.error(.subjectTwice(tally.subject.inWords(1)))
            }
            tallies.append(tally)
        } while line.skipComma()
        return .expect(tallies)
    }

    static func written(_ tallies: [Tally]) -> String {
        "expect \(tallies.map(\.description).joined(separator: ", "))"
    }
}

extension LineCursor {
    private enum Noun: String, CaseIterable { case requests, request, cancelled, bodies, body, inits, `init` }

    /// Reads one count: `at most 3 bodies of Row`.
    /// - Returns: the count, and the position of the counted noun for error messages.
    fileprivate mutating func tally() throws(ScenarioError) -> (Tally, noun: LineCursor) {
        let isLimit = skip("at")
        if isLimit { try keyword("most", "after `at`") }
        let number = !isLimit && skip("no") ? 0 : try count("a number", 0...1_000_000)
        let start = self
        let noun: Noun = try keyword("after a number")
        let subject: Tally.Subject
        switch noun {
        case .cancelled: subject = .cancelled
        case .bodies, .body: subject = .bodies(of: try typeName())
        case .inits, .`init`: subject = .inits(of: try typeName())
        case .requests, .request:
            if skip("in") {
                try keyword("flight", "after `in`")
                guard isLimit else { throw start.error(.flightWithoutLimit(number)) }
                subject = .inFlight
            } else {
                subject = .requests
            }
        }
        return (Tally(number, subject, isLimit: isLimit), start)
    }

    private mutating func typeName() throws(ScenarioError) -> String {
        try keyword("of", "before the name of a view or a model")
        let start = self
        let name = try value("the name of a view or a model")
        guard name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ isName(String($0)) })
        else {
            throw start.error(.typeName(name))
        }
        return name
    }
}
