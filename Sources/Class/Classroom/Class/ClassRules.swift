import Curriculum

/// What the instructor decided about the class: who belongs to it, when answers are due, and what counts.
public struct ClassRules: Hashable, Sendable {
    /// Which of several attempts counts.
    public enum Counts: String, CaseIterable, Hashable, Sendable {
        case last, best

        /// - Parameter attempts: the last first.
        func chosen(of attempts: [StudentFile]) -> [StudentFile] {
            switch self {
            case .last: Array(attempts.prefix(1))
            case .best: attempts
            }
        }
    }

    /// An exercise in the total.
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
    /// By the exercise's id; one that is not named counts once.
    public var shares: [String: Share] = [:]
    /// A student's only Swift file is the answer, under any name.
    public var takesAnyName = false
    /// Whether a file's time is when it was handed in; a checkout's is not.
    public var filesTellTime = true

    public init() {}

    func assigned(_ exercise: Exercise) -> Gradebook.Assigned {
        let share = shares[exercise.id] ?? Share()
        return .init(
            id: exercise.id, number: "\(exercise.number)", title: exercise.title,
            contentVersion: exercise.contentVersion, weight: share.weight, optional: share.isOptional)
    }

    func person(_ member: Int?) -> Gradebook.Person? { member.flatMap { roster?.members[$0].person } }

    /// Notes when an answer was handed in, and what being late costs.
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
