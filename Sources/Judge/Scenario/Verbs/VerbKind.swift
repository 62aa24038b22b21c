import Wire

/// One verb of the language: its text in `help`, its completions, and how its line is read.
///
/// Each verb has a file in the folder `Verbs/`. Each verb's function `written` makes a scenario line from the verb's
/// values. `Verb.swift` lists all verbs.
protocol VerbKind {
    /// Describes the verb in one or two sentences.
    static var sentence: String { get }
    /// All forms of the line; at least one. Each form is a valid line of a scenario.
    static var forms: [String] { get }
    /// An example line for error messages and for the overview in `help`.
    static var example: String { get }
    static var role: VerbRole { get }
    static var completions: [VerbCompletion] { get }

    /// Reads the rest of the line after the verb. The caller checks that `read` has used up the whole line.
    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb
}

extension VerbKind {
    static var example: String { forms[0] }
}

/// The effect of a line in a run.
public enum VerbRole: Hashable, Sendable {
    /// `inGeneral` describes the action without its values, for hidden scenarios: `an input changed`.
    case deed(inGeneral: String)
    /// A check of the screen or of a count. If the run reaches its end, the trace contains a result for each check.
    case judgement(passesTime: Bool)
    case time
    /// The line describes the network, what the user wants, or values that the seed picks.
    case statement
}

/// A completion that the Tab key offers after a verb. The prompt adds the inputs and labels of the running app.
public enum VerbCompletion: Hashable, Sendable {
    /// The Tab key offers the given words.
    case words([String])
    case knob
    /// The Tab key offers `name=` for each input of the app, as often as the user wants.
    case settings
    /// The Tab key offers a label on screen, in quotes.
    case label(of: [ScreenLine.Kind])
    /// After any text, the Tab key offers this word and a label on screen.
    case labelAfterText(word: String, of: [ScreenLine.Kind])
    /// The Tab key offers a certain word and a label on screen.
    case labelAfterWord(String, of: [ScreenLine.Kind])
    /// The Tab key offers the next word in the replies of a route: `Reply.words(after:)`.
    case reply
    /// The Tab key offers the next word in a count: `Tally.words(after:)`, and after `of` the names of the app's views and
    /// models.
    case tally
}

extension VerbName {
    public var sentence: String { kind.sentence }
    public var forms: [String] { kind.forms }
    public var example: String { kind.example }
    public var completions: [VerbCompletion] { kind.completions }
}

extension Verb {
    /// A line with picked names, such as `{height}`, has the role `statement`.
    public var role: VerbRole { name?.kind.role ?? .statement }

    public var isDeed: Bool {
        if case .deed = role { true } else { false }
    }

    public var isJudgement: Bool {
        if case .judgement = role { true } else { false }
    }

    public var passesTime: Bool {
        switch role {
        case .time, .judgement(passesTime: true): true
        case .deed, .statement, .judgement(passesTime: false): false
        }
    }
}

extension LineCursor {
    mutating func verb() throws(ScenarioError) -> Verb {
        let known = VerbName.allCases.map(\.rawValue)
        guard let first = next, let name = VerbName(rawValue: first.text), first.kind == .word else {
            if ["repeat", "end"].contains(next?.text) { throw error(.repeatOnItsOwn) }
            throw error(.unknownVerb(next?.text ?? "", known: known))
        }
        example = name.example
        _ = try take("a verb")
        let verb = try name.kind.read(&self)
        try finish()
        return verb
    }
}
