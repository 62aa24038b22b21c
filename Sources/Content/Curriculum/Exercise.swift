/// One exercise: its task, hints and scenarios, the learner's starter, and the answers that prove its scenarios.
public struct Exercise: Hashable, Sendable, Identifiable {
    /// The exercise's id; it never changes, because the learner's progress refers to it.
    public let id: String
    public let number: ExerciseNumber
    public let title: String
    public let minutes: Int
    public let kind: ExerciseKind
    /// The compiler's settings, and the SDK whose SwiftUI the engine imitates.
    public let settings: BuildSettings
    public let isUnfinished: Bool
    /// The name of the learner's file, such as `ProfilePicture.swift`.
    public let answerFile: String
    /// The codes of the findings that the starter must have, the most important code first.
    public let fails: [String]
    /// The reasons to keep scenarios that are never the only failing scenario of a wrong answer, by the scenarios'
    /// names.
    public let keeps: [String: String]
    /// The reason why a mutant is as good as the solution, by the mutant's name.
    public let equivalent: [String: String]
    public let coverage: Coverage
    /// The findings that make the true answer of a case "yes"; empty for all kinds of exercise except `judge`.
    public let yesIf: [String]
    /// The most that an answer may spend; empty for all kinds of exercise except `budget`.
    public let budget: Budget
    /// The scenarios that measure the improvement; empty for all kinds of exercise except `refactor`.
    public let better: [String]
    /// The texts that `see error` accepts as an error message; if empty, `see error` accepts common words for failures.
    public let errors: [String]
    /// The points that each finding costs in this exercise, by the finding's code. A finding that is not in the list costs the
    /// rubric's price.
    public let points: [String: Int]
    public let task: String
    public let hints: [HintLadder]
    /// The section "Learned": two sentences of Markdown that learners see after passing.
    public let learned: String?
    public private(set) var scenarios: [ScenarioSource]
    /// The fixtures by file name: all files in the exercise's folder that have no other purpose.
    public let fixtures: [String: [UInt8]]
    /// The largest size of a fixture, in bytes.
    public static let largestFixture = 1 << 20
    public let starter: SourceFile
    public let host: SourceFile
    public let solution: SourceFile
    public let wrong: [WrongAnswer]
    public let right: [RightAnswer]
    /// The exercise's own apps, which learners test, judge or review; empty if learners write Swift.
    public let apps: [ExampleApp]
    /// The exercise's folder, relative to the course root.
    public let folder: String
    /// A hash of the files for learners: page, starter, host, solution, scenarios, apps and fixtures.
    ///
    /// The content version leaves out right and wrong answers, because they only prove the exercise.
    public private(set) var contentVersion: String

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

    public var page: String { "\(folder)/exercise.md" }

    /// Chooses the hints of the first finding that has hints.
    ///
    /// If no finding has hints, chooses the hints for the starter's findings, or else the page's first hints.
    public func ladder(for findings: [String]) -> HintLadder? {
        for code in findings + fails {
            if let ladder = hints.first(where: { $0.codes.contains(code) }) { return ladder }
        }
        return hints.first
    }
}

/// The number of an exercise: `6.1` is the first exercise of part 6.
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
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A wrong answer, and the findings that it must have.
public struct WrongAnswer: Hashable, Sendable {
    public let source: SourceFile
    /// The codes of the answer's findings, from the first line of the file. The first code names the mistake itself;
    /// each further code names a consequence of the mistake.
    public let earns: [String]
    /// The scenarios that the wrong answer passes.
    public let looksRightIn: [String]
    /// The text of the wrong line, without indentation; nil if the mistake is missing code or has many lines.
    public let place: String?
    /// A description of the mistake, from the comment at the top of the file.
    public let mistake: String

    public init(
        source: SourceFile, earns: [String], looksRightIn: [String] = [], place: String? = nil,
        mistake: String = ""
    ) {
        (self.source, self.earns, self.looksRightIn) = (source, earns, looksRightIn)
        (self.place, self.mistake) = (place, mistake)
    }
}

/// An app that comes with the exercise. The learner's answer tests, judges or reviews the app.
public struct ExampleApp: Hashable, Sendable {
    public let source: SourceFile
    /// The fault in one sentence; nil if the app has no fault or the file does not name one.
    public let fault: String?

    public init(source: SourceFile, fault: String?) {
        self.source = source
        self.fault = fault
    }

    public var isRight: Bool { fault == nil }

    public var name: String {
        let file = source.path.split(separator: "/").last ?? ""
        return String(file.prefix { $0 != "." })
    }
}
