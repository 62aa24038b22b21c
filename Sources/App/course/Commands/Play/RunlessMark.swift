import CommandLine
import Manners
import Study
import Terminal
import Text

extension AnswerRun {
    /// Says the mark where something is asked about a run and nothing ran.
    func sayMark(_ arguments: Arguments) throws -> ExitStatus {
        if arguments[Common.json] {
            try Output.say(facts)
        } else {
            let style = PageStyle.atHand(isPlain: arguments[Common.plain])
            Output.say(MarkPage(style: style, showsAll: false, source: bytes).text(mark, of: exercise))
        }
        return ExitStatus(for: mark)
    }
}
