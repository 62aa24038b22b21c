/// An answer that is as right as the solution and written in another style.
///
///     // style: A URLSessionDataTask, kept and canceled by hand.
public struct RightAnswer: Hashable, Sendable {
    public let source: SourceFile
    /// What is different about it, in one sentence: the first line of the file.
    public let style: String

    public init(source: SourceFile, style: String) {
        self.source = source
        self.style = style
    }

    /// Reads the first line of the file.
    init(declaredIn source: SourceFile, comment: String) throws(CurriculumProblem) {
        let first = source.text.firstLines(1).first ?? ""
        let sign = "\(comment) style: "
        let style = String(first.dropFirst(sign.count)).trimmed
        guard first.hasPrefix(sign), !style.isEmpty else {
            throw CurriculumProblem(
                file: source.path, line: 1, fact: "A right answer does not say what its style is",
                evidence: "\"\(first)\"", nextStep: "Begin it with \"\(comment) style: one sentence\".")
        }
        self.init(source: source, style: style)
    }
}
