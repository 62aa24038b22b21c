import Wire

/// One verb of the language: what `help` says of it, what Tab offers after it, and how its line is read.
///
/// Each verb is a file in this folder, with a `written` that makes the line of its values. `Verb.swift` lists them.
protocol VerbKind {
    /// What the verb does, in one or two sentences.
    static var sentence: String { get }
    /// Every form of the line, at least one. Each of them can be read.
    static var forms: [String] { get }
    /// The line that error messages and the overview of `help` show.
    static var example: String { get }
    static var role: VerbRole { get }
    /// What Tab offers behind the verb.
    static var completions: [VerbCompletion] { get }

    /// Reads what follows the verb. The caller checks that nothing is left over.
    static func read(_ line: inout LineCursor) throws(ScenarioError) -> Verb
}

extension VerbKind {
    static var example: String { forms[0] }
}

/// What a line does in a run.
public enum VerbRole: Hashable, Sendable {
    /// Acts on the app. `inGeneral` tells it to a reader of a hidden scenario: `an input changed`.
    case deed(inGeneral: String)
    /// Checks something. A run that reaches its end records the result of each such line.
    case judgement(passesTime: Bool)
    /// Lets time pass, and nothing else.
    case time
    /// Says what the network does, what the user wants or what the seed draws.
    case statement
}

/// What Tab offers behind a verb. The prompt knows the app, and fills in its knobs and labels.
public enum VerbCompletion: Hashable, Sendable {
    /// One of these.
    case words([String])
    /// The name of a knob.
    case knob
    /// `name=` for each knob, as often as the user likes.
    case settings
    /// The label, in quotes, of something on screen.
    case label(of: [ScreenLine.Kind])
    /// A text that only the user knows, this word, and the label of something on screen.
    case labelAfterText(word: String, of: [ScreenLine.Kind])
    /// This word, and the label of something on screen.
    case labelAfterWord(String, of: [ScreenLine.Kind])
    /// What can come next in the replies of a route: `Reply.words(after:)`.
    case reply
    /// What can come next in a count: `Tally.words(after:)`, and behind `of` the names of the app's views and models.
    case tally
}

extension VerbName {
    public var sentence: String { kind.sentence }
    public var forms: [String] { kind.forms }
    public var example: String { kind.example }
    public var completions: [VerbCompletion] { kind.completions }
}

extension Verb {
    /// What the line does in a run. A line with holes does nothing before they are filled.
    public var role: VerbRole { name?.kind.role ?? .statement }

    /// True if the line acts on the app.
    public var isDeed: Bool {
        if case .deed = role { true } else { false }
    }

    /// True if the line checks something.
    public var isJudgement: Bool {
        if case .judgement = role { true } else { false }
    }

    /// True if the line can let time pass.
    public var passesTime: Bool {
        switch role {
        case .time, .judgement(passesTime: true): true
        case .deed, .statement, .judgement(passesTime: false): false
        }
    }
}

extension LineCursor {
    /// Reads the verb of this line, and all that follows it.
    mutating func verb() throws(ScenarioError) -> Verb {
        let known = VerbName.allCases.map(\.rawValue)
        guard let first = next, let name = VerbName(rawValue: first.text), first.kind == .word else {
            throw error(.unknownVerb(next?.text ?? "", known: known))
        }
        example = name.example
        _ = try take("a verb")
        let verb = try name.kind.read(&self)
        try finish()
        return verb
    }
}
