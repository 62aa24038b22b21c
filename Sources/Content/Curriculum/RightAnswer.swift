/// A right answer in another style than the solution.
///
///     // style: A URLSessionDataTask, kept and canceled by hand.
public struct RightAnswer: Hashable, Sendable {
    public let source: SourceFile
    /// The answer's style in one sentence, from the first line of the file.
    public let style: String

    public init(source: SourceFile, style: String) {
        self.source = source
        self.style = style
    }

    public var name: String {
        let file = source.path.split(separator: "/").last ?? ""
        return String(file.prefix { $0 != "." })
    }

    /// The answer's code, without the style line and the empty lines below the style line.
    public var text: String {
        source.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
            .drop(while: \.isEmpty).joined(separator: "\n")
    }

    init(declaredIn source: SourceFile, comment: String) throws(CurriculumProblem) {
        let first = source.text.firstLines(1).first ?? ""
        let sign = "\(comment) style: "
        let style = String(first.dropFirst(sign.count)).trimmed
        guard first.hasPrefix(sign), !style.isEmpty else {
            throw CurriculumProblem(
                file: source.path, line: 1, fact: "A right answer does not name its style",
                evidence: "\"\(first)\"", nextStep: "Begin the file with \"\(comment) style: one sentence\".")
        }
        self.init(source: source, style: style)
    }
}
