/// One exercise: its task and hints, the learner's starter, and the answers that prove the grader right.
public struct Exercise: Hashable, Sendable, Identifiable {
    /// Never changes: progress is stored under it, and not under the folder's name.
    public let id: String
    public let number: ExerciseNumber
    public let title: String
    public let minutes: Int
    public let kind: ExerciseKind
    /// How the answer is compiled, and whose behavior it meets.
    public let settings: BuildSettings
    /// Its author has not finished it.
    public let isUnfinished: Bool
    /// The name of the learner's file, such as `ProfilePicture.swift`.
    public let answerFile: String
    /// The codes of the findings that the starter earns, the most important one first.
    public let fails: [String]
    /// By the name of a scenario that no wrong answer fails: the reason why it stays.
    public let keeps: [String: String]
    /// By the name of a mutant of the solution: the reason why it is no wrong answer.
    public let equivalent: [String: String]
    /// What the scenarios are there for.
    public let coverage: Coverage
    /// The codes of the findings any of which makes a case a yes; empty if the learner judges no cases.
    public let yesIf: [String]
    /// What may be spent, at most; empty but for the kind `budget`.
    public let budget: Budget
    /// The scenarios that measure what a refactoring is for; empty but for the kind `refactor`.
    public let better: [String]
    /// Words any of which on screen is an error; empty where those count that apps commonly use.
    public let errors: [String]
    /// The price of findings, by code. Other findings have the rubric's price.
    public let points: [String: Int]
    /// The task, in Markdown.
    public let task: String
    public let hints: [HintLadder]
    /// What there was to learn, in two sentences of Markdown, shown after passing.
    public let learned: String?
    public private(set) var scenarios: [ScenarioSource]
    /// The files that a scenario's routes may reply with, by name: all other files in the folder.
    public let fixtures: [String: [UInt8]]
    /// The largest size of one such file, in bytes.
    public static let largestFixture = 1 << 20
    public let starter: SourceFile
    public let host: SourceFile
    public let solution: SourceFile
    public let wrong: [WrongAnswer]
    public let right: [RightAnswer]
    /// The apps that a learner's scenario has to tell apart, or that the learner judges; empty if the learner writes Swift.
    public let apps: [ExampleApp]
    /// The folder of its files, relative to the course root.
    public let folder: String
    /// Changes with each file of the exercise, and is stored with each attempt.
    public private(set) var contentVersion: String

    /// The same exercise with further scenarios behind its own.
    public func adding(_ scenarios: [ScenarioSource], version: String) -> Exercise {
        var exercise = self
        exercise.scenarios += scenarios
        exercise.contentVersion = version
        return exercise
    }

    public init(
        id: String, number: ExerciseNumber, title: String, minutes: Int, kind: ExerciseKind = .repair,
        settings: BuildSettings = BuildSettings(), isUnfinished: Bool = false, answerFile: String,
        fails: [String] = [], keeps: [String: String] = [:],
        equivalent: [String: String] = [:], coverage: Coverage = Coverage(), yesIf: [String] = [],
        budget: Budget = Budget(), better: [String] = [],
        errors: [String] = [],
        points: [String: Int] = [:],
        task: String, hints: [HintLadder] = [],
        learned: String? = nil, scenarios: [ScenarioSource],
        fixtures: [String: [UInt8]] = [:], starter: SourceFile, host: SourceFile, solution: SourceFile,
        wrong: [WrongAnswer] = [], right: [RightAnswer] = [],
        apps: [ExampleApp] = [], folder: String = "", contentVersion: String = ""
    ) {
        self.id = id
        self.number = number
        self.title = title
        self.minutes = minutes
        self.kind = kind
        self.settings = settings
        self.isUnfinished = isUnfinished
        self.answerFile = answerFile
        self.fails = fails
        self.keeps = keeps
        self.equivalent = equivalent
        self.coverage = coverage
        self.yesIf = yesIf
        self.budget = budget
        self.better = better
        self.errors = errors
        self.points = points
        self.task = task
        self.hints = hints
        self.learned = learned
        self.scenarios = scenarios
        self.fixtures = fixtures
        self.starter = starter
        self.host = host
        self.solution = solution
        self.wrong = wrong
        self.right = right
        self.apps = apps
        self.folder = folder
        self.contentVersion = contentVersion
    }

    /// `exercise.md`, relative to the course root.
    public var page: String { "\(folder)/exercise.md" }

    /// The hints for the findings of a run: those of the first finding that has any.
    ///
    /// If none has hints, or nothing was found, those for the starter.
    public func ladder(for findings: [String]) -> HintLadder? {
        for code in findings + fails {
            if let ladder = hints.first(where: { $0.codes.contains(code) }) { return ladder }
        }
        return hints.first
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

public struct SourceFile: Hashable, Sendable {
    /// Relative to the course root, with `/` between the parts.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// An answer with one misconception, and the findings that it must earn.
public struct WrongAnswer: Hashable, Sendable {
    public let source: SourceFile
    /// The codes in the first line of the file.
    public let earns: [String]
    /// The names of the scenarios that it passes, in the second line of the file.
    public let looksRightIn: [String]

    public init(source: SourceFile, earns: [String], looksRightIn: [String] = []) {
        self.source = source
        self.earns = earns
        self.looksRightIn = looksRightIn
    }
}

/// An app of the exercise's own, which the learner's answer is about.
public struct ExampleApp: Hashable, Sendable {
    public let source: SourceFile
    /// The fault in one sentence; nil for the app without a fault, and if the file does not say it.
    public let fault: String?

    public init(source: SourceFile, fault: String?) {
        self.source = source
        self.fault = fault
    }

    public var isRight: Bool { fault == nil }

    /// The file's name without its ending.
    public var name: String {
        let file = source.path.split(separator: "/").last ?? ""
        return String(file.prefix { $0 != "." })
    }
}
