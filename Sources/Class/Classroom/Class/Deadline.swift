import Essentials

/// The time when answers are due, and the deduction for late answers.
public struct Deadline: Hashable, Sendable {
    public var due: Moment
    /// The deduction for late answers; nil if the results only show that an answer is late.
    public var rule: LateRule?

    public init(due: Moment, rule: LateRule? = nil) { (self.due, self.rule) = (due, rule) }

    /// - Parameters:
    ///   - extended: the student's extension, if any.
    ///   - isMarkedLate: true if the school's system marks the file as late; a marked file is at least one day
    ///     late.
    func lateness(
        of score: Int?, handedIn: Moment?, extended: Extension?, isMarkedLate: Bool
    ) -> GradedAnswer.Lateness? {
        let due = extended?.moment(from: due) ?? due
        let seconds = handedIn.map { $0.seconds - due.seconds } ?? 0
        // A school's system does not know about extensions, so its mark "late" does not count for a student with an
        // extension.
        let atLeast = isMarkedLate && extended == nil ? 1 : 0
        let days = max(atLeast, seconds > 0 ? (seconds + 86_399) / 86_400 : 0)
        guard days > 0 else { return nil }
        return .init(days: days, adjusted: score.map { rule?.score($0, after: days) ?? $0 })
    }
}
