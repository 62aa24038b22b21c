/// The kind of an exercise: what the learner does.
public enum ExerciseKind: String, Hashable, Sendable, CaseIterable {
    case repair
    case finish
    case add
    case smallestID = "smallest-id"
    /// The starter works but sends or does too much, and the learner keeps to a budget.
    case budget
    /// The starter works, and the learner improves one measured count without breaking anything.
    case refactor
    /// The learner writes a scenario that finds the faults in given apps.
    case scenario
    /// The learner answers one question about each of several given apps, with yes or no.
    case judge
    /// The learner marks the wrong lines of a given change.
    case review

    /// The type of the learner's answer.
    public enum Answer: Hashable, Sendable {
        /// A Swift app, which the course runs.
        case app
        /// A scenario that given apps run through.
        case scenario
        /// A form with numbered answers about given apps; the runs of these apps show the true
        /// answers.
        case form
    }

    /// True if the learner must keep everything that the starter shows.
    public var keepsTheRest: Bool { self == .refactor || self == .add }

    public var answer: Answer {
        switch self {
        case .repair, .finish, .add, .smallestID, .budget, .refactor: .app
        case .scenario: .scenario
        case .judge, .review: .form
        }
    }

    /// The file extension of answers to this kind of exercise, with the dot.
    public var sourceSuffix: String {
        switch answer {
        case .app: ".swift"
        case .scenario: ".scenario"
        case .form: ".form"
        }
    }

    /// The file extensions of all answers, with the dot.
    public static let sourceSuffixes = [".swift", ".scenario", ".form"]

    /// The characters that begin a comment in answers.
    var commentSign: String { answer == .app ? "//" : "#" }

    var exampleFile: String {
        switch answer {
        case .app: "ProfilePicture.swift"
        case .scenario: "Scroll.scenario"
        case .form: "Answers.form"
        }
    }
}

extension FrontMatter {
    /// Checks a field that one kind needs and all other kinds must not have.
    /// - Parameters:
    ///   - lack: the error's sentence for an exercise that lacks the required field.
    ///   - next: the error's next step for the author.
    func demand(
        _ field: String, isThere: Bool, of owner: ExerciseKind, in kind: ExerciseKind, lack: String,
        next: String
    ) throws(CurriculumProblem) {
        if isThere == (kind == owner) { return }
        throw kind == owner
            ? problem(field, lack, next: next)
            : problem(field, "\"\(field)\" is only for the kind \(owner.rawValue)", next: "Remove the field.")
    }
}
