/// A question that needs a yes.
struct Confirmation: Hashable, Sendable {
    /// In Markdown.
    let question: String
    /// The effects of a yes.
    let effects: [PromptEffect]
    /// The reply to anything but a yes.
    let refusal: String

    /// Only a plain yes counts, so that an extra Return never does something that cannot be undone.
    static func isYes(_ line: String) -> Bool {
        ["y", "yes"].contains(line.filter { !$0.isWhitespace }.lowercased())
    }
}

extension Session {
    func reset() -> Confirmation? {
        guard let current else { return nil }
        return Confirmation(
            question:
                "This puts the starter of \(current.exercise.number) in the place of \(current.file.quoted). A copy "
                + "of your file is kept beside it. Begin again? (yes or no)",
            effects: [.reset(exerciseID: current.exercise.id)], refusal: "Your file is as it was.")
    }

    /// Asks before it shows the reference of an exercise that has not passed.
    func reveal() -> Confirmation? {
        guard let current, !progress.hasPassed(current.exercise.id) else { return nil }
        let id = current.exercise.id
        return Confirmation(
            question:
                "You have not passed \(current.exercise.number) yet, and this shows its reference. `hint` gives less "
                + "away. Your progress will remember that you looked. Show it? (yes or no)",
            effects: [.recordReveal(exerciseID: id), .compare(exerciseID: id)],
            refusal: "The reference stays where it is.")
    }
}
