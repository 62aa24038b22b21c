/// `expect 2 requests, 1 cancelled`: counts over the whole run so far.
enum ExpectVerb: VerbKind {
    static let sentence = "Counts over the whole run so far."
    static let forms = ["expect 2 requests, 1 cancelled", "expect no requests"]
    static let role = VerbRole.judgement(passesTime: false)
    static let completions: [VerbCompletion] = []

    private enum Noun: String, CaseIterable { case requests, request, cancelled }

    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb {
        var tallies: [Tally] = []
        repeat {
            let number = line.skip("no") ? 0 : try line.count("a number", 0...1_000_000)
            let start = line
            let noun: Noun = try line.keyword("after a number")
            let subject: Tally.Subject =
                switch noun {
                case .requests, .request: .requests
                case .cancelled: .cancelled
                }
            guard !tallies.contains(where: { $0.subject == subject }) else {
                throw start.error(.subjectTwice(subject.rawValue))
            }
            tallies.append(Tally(number, subject))
        } while line.skipComma()
        return .expect(tallies)
    }

    static func written(_ tallies: [Tally]) -> String {
        "expect \(tallies.map(\.description).joined(separator: ", "))"
    }
}

/// A count that an `expect` line states about the whole run so far.
public struct Tally: Hashable, Sendable, CustomStringConvertible {
    /// What is counted.
    public enum Subject: String, Hashable, Sendable, CaseIterable {
        case requests
        case cancelled
    }
    public var count: Int
    public var subject: Subject

    public init(_ count: Int, _ subject: Subject) {
        self.count = count
        self.subject = subject
    }

    public var description: String {
        subject == .requests && count == 1 ? "1 request" : "\(count) \(subject.rawValue)"
    }
}
