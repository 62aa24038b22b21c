import Curriculum

/// The result of a proof: all faults and gaps, and the number of runs.
public struct ProofReport: Sendable, Encodable {
    public struct ExerciseReport: Sendable, Encodable {
        public let id: String
        public let number: String
        public let title: String
        public let isUnfinished: Bool
        public let scenarios: Int
        public let wrongAnswers: Int
        /// The number of right answers, without the solution.
        public let rightAnswers: Int
        /// The number of runs: one for each answer, scenario and seed.
        public let plays: Int
        /// The sum of the seconds over all answers, although several answers ran at the same time.
        public let seconds: Double
        /// The differences between the results and the exercise's declarations.
        public let faults: [String]
        /// The missing parts of the exercise, in one sentence each.
        public let gaps: [String]

        init(
            _ exercise: Exercise, faults: [CurriculumProblem], gaps: [CurriculumProblem], plays: Int,
            elapsed: Duration
        ) {
            id = exercise.id
            number = exercise.number.description
            title = exercise.title
            isUnfinished = exercise.isUnfinished
            scenarios = exercise.scenarios.count
            wrongAnswers = exercise.wrong.count
            rightAnswers = exercise.right.count
            self.plays = plays
            seconds = elapsed / .seconds(1)
            var gaps = gaps
            if exercise.isUnfinished, gaps.isEmpty, faults.isEmpty {
                gaps.append(
                    CurriculumProblem(
                        file: exercise.page,
                        fact: "The front matter says \"unfinished: true\", but nothing is missing",
                        nextStep: "Remove \"unfinished: true\"."))
            }
            self.faults = faults.map(\.description)
            self.gaps = gaps.map(\.description)
        }

        public var holds: Bool { faults.isEmpty && gaps.isEmpty }
    }

    public struct LessonReport: Sendable, Encodable {
        public let id: String
        public let part: Int
        public let programs: Int
        public let runs: Int
        public let plays: Int
        public let seconds: Double
        public let faults: [String]

        init(_ lesson: Lesson, problems: [CurriculumProblem], plays: Int, elapsed: Duration) {
            id = lesson.id
            part = lesson.part
            programs = lesson.programs.count
            runs = lesson.runs.count
            self.plays = plays
            seconds = elapsed / .seconds(1)
            faults = problems.map(\.description)
        }

        public var holds: Bool { faults.isEmpty }
    }

    public struct DrillReport: Sendable, Encodable {
        public let ideas: Int
        public let programs: Int
        public let variants: Int
        public let plays: Int
    }

    public let version = 1
    public let seeds: Int
    /// Problems with the course as a whole: its files, lessons and links.
    public let problems: [String]
    public let lessons: [LessonReport]
    public let exercises: [ExerciseReport]
    /// The results of the drills; nil if the proof includes no drills.
    public let drills: DrillReport?
    public let seconds: Double
    public let holds: Bool

    init(
        seeds: Int, problems: [CurriculumProblem], exercises: [ExerciseReport], lessons: [LessonReport],
        drills: DrillReport? = nil, elapsed: Duration
    ) {
        self.lessons = lessons
        self.drills = drills
        self.seeds = seeds
        self.problems = problems.map(\.description)
        self.exercises = exercises
        seconds = elapsed / .seconds(1)
        holds = problems.isEmpty && lessons.allSatisfy(\.holds) && exercises.allSatisfy(\.holds)
    }

    public var plays: Int {
        exercises.reduce(0) { $0 + $1.plays } + lessons.reduce(0) { $0 + $1.plays } + (drills?.plays ?? 0)
    }

    private enum CodingKeys: String, CodingKey {
        case version, seeds, problems, lessons, exercises, drills, seconds, holds
    }
}
