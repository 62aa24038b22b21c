import Foundation

/// When answers are due, and what it costs to be late.
public struct Deadline: Hashable, Sendable {
    public var due: Moment
    /// Nil if being late is only told.
    public var rule: LateRule?

    public init(due: Moment, rule: LateRule? = nil) { (self.due, self.rule) = (due, rule) }

    /// - Parameters:
    ///   - extension: the student's own time, if it is later.
    ///   - isMarkedLate: the school's system says that it came late. It counts as a day where no time shows more.
    func lateness(
        of score: Int?, handedIn: Moment?, extended: Extension?, isMarkedLate: Bool
    ) -> GradedAnswer.Lateness? {
        let due = extended?.moment(from: due) ?? due
        let seconds = handedIn.map { $0.seconds - due.seconds } ?? 0
        // A student with an extension is late by that, whatever the school's system says.
        let atLeast = isMarkedLate && extended == nil ? 1 : 0
        let days = max(atLeast, seconds > 0 ? (seconds + 86_399) / 86_400 : 0)
        guard days > 0 else { return nil }
        return .init(days: days, adjusted: score.map { rule?.score($0, after: days) ?? $0 })
    }
}
