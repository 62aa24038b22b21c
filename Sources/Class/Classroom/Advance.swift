/// A report after each graded answer: the answer's result, and the progress of the whole grading.
public struct Advance: Hashable, Sendable {
    /// An answer that a process is grading now.
    public struct InWork: Hashable, Sendable {
        public var student: Student
        public var exercise: String
        public var began: ContinuousClock.Instant
    }

    public var student: Student
    public var result: GradedAnswer
    /// True if the answer's grade came from the journal.
    public var isReused: Bool
    public var done: Int
    public var reused: Int
    public var total: Int
    /// The answer whose grading has taken the longest time so far.
    public var slowest: InWork?

    /// The number of answers that this run graded itself. Estimates use the number of graded answers, because
    /// reused grades cost no time.
    public var judged: Int { done - reused }
    public var remaining: Int { total - done }
}

public struct AdvanceLine: Sendable {
    private let advance: Advance
    private let began: ContinuousClock.Instant
    private let now: ContinuousClock.Instant

    public init(_ advance: Advance, began: ContinuousClock.Instant, now: ContinuousClock.Instant = .now) {
        (self.advance, self.began, self.now) = (advance, began, now)
    }

    /// A line such as
    /// `12 of 240 done, 2.1 a second, about 3 min left; anna's changing-picture takes 9 s so far`
    public var counter: String {
        (["\(advance.done) of \(advance.total) done", rate, estimate.map { "about \($0) left" }].compactMap(
            \.self
        )
        .joined(separator: ", ")) + (slowest.map { "; \($0)" } ?? "")
    }

    /// A line such as `12 of 240: anna, changing-picture: 40 of 100 points: missed fetch.`
    public var full: String {
        let result = advance.result
        let source = advance.isReused ? " (from the journal)" : ""
        return "\(advance.done) of \(advance.total): \(advance.student.name), \(result.exercise): "
            + result.grade.sentence.replacing("\n", with: " ") + source
    }

    private var elapsed: Double { (now - began) / .seconds(1) }

    /// The speed of grading in words; nil until enough answers are graded to measure the speed.
    private var rate: String? {
        guard advance.judged > 0, elapsed >= 2 else { return nil }
        let tenths = Int((Double(advance.judged) / elapsed * 10).rounded())
        guard tenths > 0 else { return "\(Int((elapsed / Double(advance.judged)).rounded())) s each" }
        return "\(tenths / 10).\(tenths % 10) a second"
    }

    /// The remaining time in words; nil until enough answers are graded for an estimate, and in the last five
    /// seconds.
    private var estimate: String? {
        guard advance.judged > 0, elapsed >= 2 else { return nil }
        let seconds = elapsed / Double(advance.judged) * Double(advance.remaining)
        switch seconds {
        case ..<5: return nil
        case ..<90: return "\(Int((seconds / 5).rounded(.up)) * 5) s"
        case ..<5400: return "\(Int((seconds / 60).rounded(.up))) min"
        default: return "\(Int((seconds / 3600).rounded(.up))) h"
        }
    }

    /// The answer that takes longest now, in words; nil if no answer has taken five seconds yet.
    private var slowest: String? {
        guard let slowest = advance.slowest else { return nil }
        let seconds = Int((now - slowest.began) / .seconds(1))
        return seconds < 5
            ? nil : "\(slowest.student.name)'s answer to \(slowest.exercise) has taken \(seconds) s so far"
    }
}
