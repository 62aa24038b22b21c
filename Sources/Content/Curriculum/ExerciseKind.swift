/// What the learner does with the starter.
public enum ExerciseKind: String, Hashable, Sendable, CaseIterable {
    case repair
    case finish
    case add
    case smallestID = "smallest-id"
    /// The starter works and spends too much: a budget says how much is enough.
    case budget
    /// The starter works, and has to go on working while one thing that is measured becomes better.
    case refactor
    /// The learner writes a scenario that finds the faults in given apps.
    case scenario
    /// The learner answers one question about each of several given apps, with yes or no.
    case judge
    /// The learner marks what is wrong with a given change, line by line.
    case review

    /// What is handed in.
    public enum Answer: Hashable, Sendable {
        /// Swift that is played.
        case app
        /// A scenario, played with given apps.
        case scenario
        /// Numbered answers about given apps, which are played to find out what is true.
        case form
    }

    /// True if everything that the starter shows has to stay.
    public var keepsTheRest: Bool { self == .refactor || self == .add }

    public var answer: Answer {
        switch self {
        case .repair, .finish, .add, .smallestID, .budget, .refactor: .app
        case .scenario: .scenario
        case .judge, .review: .form
        }
    }

    /// The file extension of its answers, with the dot.
    public var sourceSuffix: String {
        switch answer {
        case .app: ".swift"
        case .scenario: ".scenario"
        case .form: ".form"
        }
    }

    /// The file extensions of all answers, with the dot.
    public static let sourceSuffixes = [".swift", ".scenario", ".form"]

    /// The sign that begins a comment in its answers.
    var commentSign: String { answer == .app ? "//" : "#" }

    /// A name that an answer could have, for messages.
    var exampleFile: String {
        switch answer {
        case .app: "ProfilePicture.swift"
        case .scenario: "Scroll.scenario"
        case .form: "Answers.form"
        }
    }
}

extension FrontMatter {
    /// Refuses a field that one kind cannot be without and all others have no use for.
    /// - Parameters:
    ///   - lack: the fact that is missing if that kind lacks the field.
    ///   - next: what to do about that.
    func demand(
        _ field: String, isThere: Bool, of owner: ExerciseKind, in kind: ExerciseKind, lack: String,
        next: String
    ) throws(CurriculumProblem) {
        if isThere == (kind == owner) { return }
        throw kind == owner
            ? problem(field, lack, next: next)
            : problem(field, "\"\(field)\" is for the kind \(owner.rawValue) alone", next: "Take it out.")
    }
}
