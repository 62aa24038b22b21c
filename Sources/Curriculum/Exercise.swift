/// One exercise: what the learner is told, what they start from, and what proves the grader right.
public struct Exercise: Hashable, Sendable, Identifiable {
    /// Stable: progress is remembered under it, whatever the folder is called.
    public let id: String
    public let number: ExerciseNumber
    public let title: String
    public let minutes: Int
    /// The name of the learner's file, such as `ProfilePicture.swift`.
    public let answerFile: String
    /// The price of each finding, by its code; what is not named costs what the rubric says.
    public let points: [String: Int]
    /// What the learner has to do, in Markdown.
    public let task: String
    public let hints: [Hint]
    public let scenarios: [ScenarioSource]
    /// The files that a scenario's routes may reply with, by name: whatever else lies in the folder.
    public let fixtures: [String: [UInt8]]
    public let starter: SourceFile
    public let host: SourceFile
    public let solution: SourceFile
    public let wrong: [WrongAnswer]
    /// Changes whenever a file of the exercise does; kept with each attempt.
    public let contentVersion: String

    public init(
        id: String, number: ExerciseNumber, title: String, minutes: Int, answerFile: String,
        points: [String: Int] = [:], task: String, hints: [Hint] = [], scenarios: [ScenarioSource],
        fixtures: [String: [UInt8]] = [:], starter: SourceFile, host: SourceFile, solution: SourceFile,
        wrong: [WrongAnswer] = [],
        contentVersion: String = ""
    ) {
        self.id = id
        self.number = number
        self.title = title
        self.minutes = minutes
        self.answerFile = answerFile
        self.points = points
        self.task = task
        self.hints = hints
        self.scenarios = scenarios
        self.fixtures = fixtures
        self.starter = starter
        self.host = host
        self.solution = solution
        self.wrong = wrong
        self.contentVersion = contentVersion
    }
}

/// `6.1`: the first exercise of part 6.
public struct ExerciseNumber: Hashable, Sendable, Comparable, CustomStringConvertible {
    public let part: Int
    public let index: Int

    public init(part: Int, index: Int) {
        self.part = part
        self.index = index
    }

    public static func < (left: Self, right: Self) -> Bool {
        (left.part, left.index) < (right.part, right.index)
    }

    public var description: String { "\(part).\(index)" }
}

public struct Hint: Hashable, Sendable {
    public let title: String
    public let markdown: String

    public init(title: String, markdown: String) {
        self.title = title
        self.markdown = markdown
    }
}

public struct SourceFile: Hashable, Sendable {
    /// Relative to the course root, with `/` between the parts.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A misconception, and the findings that it must earn for the grader to be believed.
public struct WrongAnswer: Hashable, Sendable {
    public let source: SourceFile
    /// Codes, as the first line of the file names them.
    public let earns: [String]

    public init(source: SourceFile, earns: [String]) {
        self.source = source
        self.earns = earns
    }
}
