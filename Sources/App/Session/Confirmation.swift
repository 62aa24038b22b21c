/// A question that needs the reply yes.
struct Confirmation: Hashable, Sendable {
    /// The question, in Markdown.
    let question: String
    let effects: [PromptEffect]
    /// The course's reply if the learner types anything but yes.
    let refusal: String

    /// Only a plain yes counts, so that an extra Return never causes an irreversible change.
    static func isYes(_ line: String) -> Bool {
        ["y", "yes"].contains(line.filter { !$0.isWhitespace }.lowercased())
    }
}

extension Session {
    func reset() -> Confirmation? {
        guard let current else { return nil }
        return Confirmation(
            question:
                "Replace \(current.file.quoted) with the starter of \(current.exercise.number)? The course "
                + "keeps a copy of your file beside it. (yes or no)",
            effects: [.reset(exerciseID: current.exercise.id)],
            refusal: "The course did not change your file.")
    }

    /// The question before the prompt shows the reference of an exercise that has not passed; nil if no question
    /// is needed.
    func reveal() -> Confirmation? {
        guard let current, !progress.hasPassed(current.exercise.id) else { return nil }
        let id = current.exercise.id
        return Confirmation(
            question:
                "You have not passed \(current.exercise.number) yet. Show its reference? Your progress will record "
                + "that you saw the reference. `hint` tells you less than the reference. (yes or no)",
            effects: [.recordReveal(exerciseID: id), .compare(exerciseID: id)],
            refusal: "The course did not show the reference.")
    }
}
