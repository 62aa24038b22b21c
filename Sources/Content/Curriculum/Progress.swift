/// A learner's progress: the sum of all attempts and shown hints.
public struct Progress: Hashable, Sendable {
    public struct Standing: Hashable, Sendable {
        public var attempts: Int
        public var hasPassed: Bool
        /// The versions of the exercise that the learner has passed; a changed exercise has a new version.
        public var passedVersions: Set<String> = []
        public var bestScore: Int
        /// The findings of the learner's last attempt; findings that explain more come first.
        public var lastFindings: [String]

        public init(
            attempts: Int = 0, hasPassed: Bool = false, bestScore: Int = 0, lastFindings: [String] = []
        ) {
            self.attempts = attempts
            self.hasPassed = hasPassed
            self.bestScore = bestScore
            self.lastFindings = lastFindings
        }
    }

    /// The learner's results by exercise id; exercises that the learner never tried have no entry.
    public private(set) var standings: [String: Standing]
    public private(set) var lessonsRead: Set<String>
    public internal(set) var drills = DrillStanding()
    /// The number of hints that the learner has seen, by the exercise's id and then by the ladder's name.
    private var hintsShown: [String: [String: Int]] = [:]

    public init(attempts: [AttemptSummary] = [], lessonsRead: Set<String> = []) {
        standings = [:]
        self.lessonsRead = lessonsRead
        for attempt in attempts { add(attempt) }
    }

    public mutating func add(_ attempt: AttemptSummary) {
        var standing = standings[attempt.exerciseID] ?? Standing()
        standing.attempts += 1
        standing.hasPassed = standing.hasPassed || attempt.passed
        if attempt.passed { standing.passedVersions.insert(attempt.contentVersion) }
        standing.bestScore = max(standing.bestScore, attempt.score)
        standing.lastFindings = attempt.findings
        standings[attempt.exerciseID] = standing
    }

    public mutating func markRead(lesson id: String) { lessonsRead.insert(id) }

    public mutating func markHint(_ step: Int, in ladder: String, of exerciseID: String) {
        let known = hintsShown(in: ladder, of: exerciseID)
        hintsShown[exerciseID, default: [:]][ladder] = max(known, step)
    }

    public func hintsShown(in ladder: String, of exerciseID: String) -> Int {
        hintsShown[exerciseID]?[ladder] ?? 0
    }

    public func hasPassed(_ exerciseID: String) -> Bool { standings[exerciseID]?.hasPassed ?? false }

    /// True if the learner passed only an older version of the exercise; the exercise still counts as
    /// passed.
    public func hasPassedOnlyOlder(_ exercise: Exercise) -> Bool {
        guard let standing = standings[exercise.id], standing.hasPassed else { return false }
        // Old attempts have no version, so a pass without a version counts as a pass of the current version.
        return standing.passedVersions.isDisjoint(with: [exercise.contentVersion, ""])
    }

    public func hasRead(_ lessonID: String) -> Bool { lessonsRead.contains(lessonID) }
}
