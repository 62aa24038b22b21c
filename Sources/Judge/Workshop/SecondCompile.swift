/// What Apple's compiler takes and ours refuses, put so that ours takes it too: an answer is compiled again with it (`decisions/0078`).
///
/// Every change keeps each line and column where it was, so the messages and the facts are about the learner's own text.
enum SecondCompile {
    /// The answer as it is compiled again; nil if these errors are not of such a kind.
    static func amended(_ answer: Answer, after errors: [Diagnostic]) -> Answer? {
        var amended = answer
        for (index, file) in answer.files.enumerated() where file.author == .learner {
            let text = String(decoding: file.bytes, as: UTF8.self)
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            StateInInit.amend(&lines, after: errors.filter { $0.file == file.name })
            SubmoduleImport.amend(&lines, after: errors)
            MissingFramework.amend(&lines, after: errors)
            ObjectiveCWords.amend(&lines, after: errors)
            amended.files[index].bytes = Array(lines.joined(separator: "\n").utf8)
        }
        return amended == answer ? nil : amended
    }
}
