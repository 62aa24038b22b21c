/// Rewrites code that only Apple's compiler accepts, so that the answer can be compiled a second time (`decisions/0078`).
///
/// Every change keeps all lines and columns in place, so messages and events refer to the learner's text.
enum SecondCompile {
    /// The rewritten answer; nil if no error comes from code that only Apple's compiler accepts.
    static func amended(_ answer: Answer, after errors: [Diagnostic]) -> Answer? {
        var amended = answer
        for file in answer.learnerFiles {
            let text = String(decoding: file.bytes, as: UTF8.self)
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            StateInInit.amend(&lines, after: errors.filter { $0.file == file.name })
            SubmoduleImport.amend(&lines, after: errors)
            MissingFramework.amend(&lines, after: errors)
            ObjectiveCWords.amend(&lines, after: errors)
            amended.changeFile(named: file.name) { $0 = Array(lines.joined(separator: "\n").utf8) }
        }
        return amended == answer ? nil : amended
    }
}
