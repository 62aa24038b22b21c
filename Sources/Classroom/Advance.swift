/// One more answer is done: its result, and how far grading has come.
public struct Advance: Hashable, Sendable {
    public var result: GradedAnswer
    /// It was in the journal already.
    public var isReused: Bool
    public var done: Int
    public var reused: Int
    public var total: Int

    /// Judged in this run, which is what takes time.
    public var judged: Int { done - reused }
    public var remaining: Int { total - done }
}

/// How far grading has come, as a line of text.
public struct AdvanceLine: Sendable {
    private let advance: Advance
    private let elapsed: Duration

    public init(_ advance: Advance, elapsed: Duration) {
        self.advance = advance
        self.elapsed = elapsed
    }

    /// `12 of 240 done, about 3 min left`
    public var counter: String {
        "\(advance.done) of \(advance.total) done" + (estimate.map { ", about \($0) left" } ?? "")
    }

    /// `12 of 240: anna, changing-picture: 40 of 100 points: missed fetch.`
    public var full: String {
        let result = advance.result
        let source = advance.isReused ? " (from the journal)" : ""
        return "\(advance.done) of \(advance.total): \(result.student.name), \(result.exercise): "
            + result.grade.sentence.replacing("\n", with: " ") + source
    }

    /// Nil while there is too little to estimate from, and for the last few seconds.
    private var estimate: String? {
        guard advance.judged > 0, elapsed >= .seconds(2) else { return nil }
        let seconds = (elapsed / .seconds(1)) / Double(advance.judged) * Double(advance.remaining)
        switch seconds {
        case ..<5: return nil
        case ..<90: return "\(Int((seconds / 5).rounded(.up)) * 5) s"
        case ..<5400: return "\(Int((seconds / 60).rounded(.up))) min"
        default: return "\(Int((seconds / 3600).rounded(.up))) h"
        }
    }
}
