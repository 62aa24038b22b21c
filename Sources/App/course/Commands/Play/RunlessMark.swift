import CommandLine
import CommandOutput
import Study
import Terminal
import Text

extension AnswerRun {
    /// Prints the result of an answer that did not run, instead of the command's usual output.
    func sayMark(_ arguments: Arguments) throws -> ExitStatus {
        if arguments[Common.json] {
            try Output.say(facts)
        } else {
            let style = PageStyle.atHand(isPlain: arguments[Common.plain])
            Output.say(VerifyPage(style: style, showsAll: false, source: bytes).text(mark, of: exercise))
        }
        return ExitStatus(for: mark)
    }
}
