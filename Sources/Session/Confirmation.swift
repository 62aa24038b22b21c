/// Something that is done only if the learner says so.
struct Confirmation: Hashable, Sendable {
    /// What is asked, in Markdown.
    let question: String
    /// What a yes sets going.
    let effects: [PromptEffect]
    /// What is said to anything but a yes.
    let refusal: String

    /// Only a plain yes counts: what cannot be taken back is never done because of a Return too many.
    static func isYes(_ line: String) -> Bool {
        ["y", "yes"].contains(line.filter { !$0.isWhitespace }.lowercased())
    }
}
