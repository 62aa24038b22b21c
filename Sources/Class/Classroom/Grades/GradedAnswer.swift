/// One student's grade for one exercise, and the graded file.
public struct GradedAnswer: Hashable, Sendable {
    public var exercise: String
    public var grade: Grade
    /// The file's path in the student's folder; nil if no file could be judged.
    public var file: String?
    public var sha256: String?
    /// The file's path in the folder of submissions; nil if this path is just the student's name and `file`.
    public var source: String?
    /// The time when the file was handed in, in UTC; nil for an unknown time or a class without a deadline.
    public var handedIn: String?
    /// The number of attempts that the student handed in; nil for one attempt.
    public var attempts: Int?
    /// How late the answer is; nil if the answer is in time or the class has no deadline.
    public var late: Lateness?

    /// How late an answer is, and its score after the deduction.
    public struct Lateness: Codable, Hashable, Sendable {
        /// The number of days begun since the deadline.
        public var days: Int
        /// The score after the deduction; nil without a score.
        public var adjusted: Int?

        public init(days: Int, adjusted: Int?) { (self.days, self.adjusted) = (days, adjusted) }
    }

    init(_ exercise: String, grade: Grade, answer: String? = nil, digest: Digest? = nil) {
        self.exercise = exercise
        self.grade = grade
        file = answer
        sha256 = digest?.description
    }

    /// The score that counts, after the deduction for lateness; nil if the answer was not graded.
    public var counted: Int? { late?.adjusted ?? grade.score }
}

extension GradedAnswer: Codable {
    private enum CodingKeys: String, CodingKey {
        case exercise, file, sha256, source, handedIn, attempts, late
    }

    /// Writes the fields of the grade and of the answer into one JSON object.
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
