/// One student's grade for one exercise, and the file that earned it.
public struct GradedAnswer: Hashable, Sendable {
    public var student: Student
    public var exercise: String
    public var grade: Grade
    /// Its path in the student's folder; nil if there was nothing to judge.
    public var file: String?
    public var sha256: String?

    init(_ assignment: Assignment, grade: Grade, answer: String? = nil, digest: Digest? = nil) {
        student = assignment.student
        exercise = assignment.exercise.id
        self.grade = grade
        file = answer
        sha256 = digest?.description
    }
}

extension GradedAnswer: Encodable {
    private enum CodingKeys: String, CodingKey { case exercise, file, sha256 }

    /// The grade's fields are encoded beside these. The student is encoded by the gradebook's entry.
    public func encode(to encoder: any Encoder) throws {
        try grade.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(exercise, forKey: .exercise)
        try container.encodeIfPresent(file, forKey: .file)
        try container.encodeIfPresent(sha256, forKey: .sha256)
    }
}
