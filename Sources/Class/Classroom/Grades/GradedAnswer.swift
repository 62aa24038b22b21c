/// One student's grade for one exercise, and the file that earned it.
public struct GradedAnswer: Hashable, Sendable {
    public var exercise: String
    public var grade: Grade
    /// Its path among what the student handed in; nil if there was nothing to judge.
    public var file: String?
    public var sha256: String?
    /// Its path in the folder of submissions, where the school's system put something around it.
    public var source: String?
    /// In UTC; nil if it does not count, or cannot be known.
    public var handedIn: String?
    /// How many times an answer was handed in, if more than once.
    public var attempts: Int?
    /// Nil if it came in time, or no time was set.
    public var late: Lateness?

    /// What being late costs.
    public struct Lateness: Codable, Hashable, Sendable {
        /// Days begun since it was due.
        public var days: Int
        /// The score after the deduction; nil if there is no score.
        public var adjusted: Int?

        public init(days: Int, adjusted: Int?) { (self.days, self.adjusted) = (days, adjusted) }
    }

    init(_ exercise: String, grade: Grade, answer: String? = nil, digest: Digest? = nil) {
        self.exercise = exercise
        self.grade = grade
        file = answer
        sha256 = digest?.description
    }

    /// The score that counts: after the deduction for being late. Nil if it was not marked.
    public var counted: Int? { late?.adjusted ?? grade.score }
}

extension GradedAnswer: Codable {
    private enum CodingKeys: String, CodingKey {
        case exercise, file, sha256, source, handedIn, attempts, late
    }

    /// The grade's fields are beside these.
    public func encode(to encoder: any Encoder) throws {
        try grade.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(exercise, forKey: .exercise)
        try container.encodeIfPresent(file, forKey: .file)
        try container.encodeIfPresent(sha256, forKey: .sha256)
        try container.encodeIfPresent(source, forKey: .source)
        try container.encodeIfPresent(handedIn, forKey: .handedIn)
        try container.encodeIfPresent(attempts, forKey: .attempts)
        try container.encodeIfPresent(late, forKey: .late)
    }

    public init(from decoder: any Decoder) throws {
        grade = try Grade(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        exercise = try container.decode(String.self, forKey: .exercise)
        file = try container.decodeIfPresent(String.self, forKey: .file)
        sha256 = try container.decodeIfPresent(String.self, forKey: .sha256)
        source = try container.decodeIfPresent(String.self, forKey: .source)
        handedIn = try container.decodeIfPresent(String.self, forKey: .handedIn)
        attempts = try container.decodeIfPresent(Int.self, forKey: .attempts)
        late = try container.decodeIfPresent(Lateness.self, forKey: .late)
    }
}
