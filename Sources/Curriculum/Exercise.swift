/// One exercise: what the learner is told, what they start from, and what proves the grader right.
public struct Exercise: Hashable, Sendable, Identifiable {
    /// Stable: progress is remembered under it, whatever the folder is called.
    public let id: String
    public let number: ExerciseNumber
    public let title: String
    public let minutes: Int
    public let kind: ExerciseKind
    /// Its author is still at work on it.
    public let isUnfinished: Bool
    /// The name of the learner's file, such as `ProfilePicture.swift`.
    public let answerFile: String
    /// The codes of the findings that the starter earns, the most important one first.
    public let fails: [String]
    /// Why a scenario stays that no wrong answer fails, by its name.
    public let keeps: [String: String]
    /// The price of each finding, by its code; what is not named costs what the rubric says.
    public let points: [String: Int]
    /// What the learner has to do, in Markdown.
    public let task: String
    public let hints: [HintLadder]
    /// What there was to learn, in two sentences of Markdown, for somebody who has just passed.
    public let learned: String?
    public let scenarios: [ScenarioSource]
    /// The files that a scenario's routes may reply with, by name: whatever else lies in the folder.
    public let fixtures: [String: [UInt8]]
    /// In bytes: what one of them may have.
    public static let largestFixture = 1 << 20
    public let starter: SourceFile
    public let host: SourceFile
    public let solution: SourceFile
    public let wrong: [WrongAnswer]
    /// The apps that a learner's scenario has to tell apart; none where the learner writes Swift.
    public let apps: [ExampleApp]
    /// Where its files lie, relative to the course root.
    public let folder: String
    /// Changes whenever a file of the exercise does; kept with each attempt.
    public let contentVersion: String

    public init(
        id: String, number: ExerciseNumber, title: String, minutes: Int, kind: ExerciseKind = .repair,
        isUnfinished: Bool = false, answerFile: String, fails: [String] = [], keeps: [String: String] = [:],
        points: [String: Int] = [:], task: String, hints: [HintLadder] = [],
        learned: String? = nil, scenarios: [ScenarioSource],
        fixtures: [String: [UInt8]] = [:], starter: SourceFile, host: SourceFile, solution: SourceFile,
        wrong: [WrongAnswer] = [],
        apps: [ExampleApp] = [], folder: String = "", contentVersion: String = ""
    ) {
        self.id = id
        self.number = number
        self.title = title
        self.minutes = minutes
        self.kind = kind
        self.isUnfinished = isUnfinished
        self.answerFile = answerFile
        self.fails = fails
        self.keeps = keeps
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
        self.apps = apps
        self.folder = folder
        self.contentVersion = contentVersion
    }

    /// `exercise.md`, relative to the course root.
    public var page: String { "\(folder)/exercise.md" }

    /// The hints for what a run found: those of the first finding that has any.
    ///
    /// Without a run that found something, or where it found only what there are no hints for, the starter's.
    public func ladder(for findings: [String]) -> HintLadder? {
        for code in findings + fails {
            if let ladder = hints.first(where: { $0.codes.contains(code) }) { return ladder }
        }
        return hints.first
    }
}

/// What the learner does with the starter.
public enum ExerciseKind: String, Hashable, Sendable, CaseIterable {
    case repair
    case finish
    case add
    case smallestID = "smallest-id"
    /// They write a scenario that finds the faults in given apps.
    case scenario

    /// How the names of its answers end.
    public var sourceSuffix: String { self == .scenario ? ".scenario" : ".swift" }

    /// What begins a comment in its answers.
    var commentSign: String { self == .scenario ? "#" : "//" }
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

/// A misconception, and the findings that it must earn for the grader to be believed.
public struct WrongAnswer: Hashable, Sendable {
    public let source: SourceFile
    /// Codes, as the first line of the file names them.
    public let earns: [String]
    /// The names of scenarios in which it does nothing wrong, as the second line names them.
    public let looksRightIn: [String]

    public init(source: SourceFile, earns: [String], looksRightIn: [String] = []) {
        self.source = source
        self.earns = earns
        self.looksRightIn = looksRightIn
    }
}

/// An app that a learner's scenario is played with.
public struct ExampleApp: Hashable, Sendable {
    public let source: SourceFile
    /// What is wrong with it, in one sentence; nil for the app that behaves.
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
