import Curriculum

/// The instructor's rules for a class: its students, its deadline, and the weights of its exercises.
public struct ClassRules: Hashable, Sendable {
    /// The attempt that counts, if a student handed in several.
    public enum Counts: String, CaseIterable, Hashable, Sendable {
        case last, best

        /// Chooses the attempts to grade.
        /// - Parameter attempts: all attempts, last one first.
        func chosen(of attempts: [StudentFile]) -> [StudentFile] {
            switch self {
            case .last: Array(attempts.prefix(1))
            case .best: attempts
            }
        }
    }

    /// How an exercise counts in a student's total.
    public struct Share: Hashable, Sendable {
        public var weight: Double
        public var isOptional: Bool

        public init(weight: Double = 1, isOptional: Bool = false) {
            (self.weight, self.isOptional) = (weight, isOptional)
        }
    }

    public var roster: Roster?
    public var deadline: Deadline?
    public var counts = Counts.last
    /// How each exercise counts in the total, by the exercise's id. An exercise that is missing in `shares`
    /// has the weight 1.
    public var shares: [String: Share] = [:]
    /// True to accept a student's only Swift file as the answer, with any name.
    public var takesAnyName = false
    /// True if a file's modification time is the time when it was handed in. False for Git checkouts, because
    /// Git sets every file's time to the time of the checkout.
    public var filesTellTime = true

    public init() {}

    func assigned(_ exercise: Exercise) -> Gradebook.Assigned {
        let share = shares[exercise.id] ?? Share()
        return .init(
            id: exercise.id, number: "\(exercise.number)", title: exercise.title,
            contentVersion: exercise.contentVersion, weight: share.weight, optional: share.isOptional)
    }

    func person(_ member: Int?) -> Gradebook.Person? { member.flatMap { roster?.members[$0].person } }

    /// Adds the time when the answer was handed in, and the deduction for a late answer, to the grade.
    func note(when file: StudentFile, of place: Int?, in answer: inout GradedAnswer) {
        guard let deadline else { return }
        let member = place.flatMap { roster?.members[$0] }
        let handedIn = member?.handedIn ?? (filesTellTime ? Moment(seconds: file.source.changed) : nil)
        answer.handedIn = handedIn?.utc
        answer.late = deadline.lateness(
            of: answer.grade.score, handedIn: handedIn, extended: member?.extended,
            isMarkedLate: file.isMarkedLate)
    }
}
