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

    /// The file's name without its ending.
    public var name: String {
        let file = source.path.split(separator: "/").last ?? ""
        return String(file.prefix { $0 != "." })
    }

    /// Its text without the line that says its style, and the empty ones behind that.
    public var text: String {
        source.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
            .drop(while: \.isEmpty).joined(separator: "\n")
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
