/// Something that can be asked for the learner's next line.
///
/// There are two: `EditLineReader` at a terminal and `ScriptedLineReader` everywhere else. The prompt
/// loop cannot tell them apart, which is why a recorded session can be replayed through a pipe.
public protocol LineReader: AnyObject {
    /// Shows `prompt` and a space, and waits for a line; nil when the learner leaves (Ctrl-D, end of
    /// input). Where several lines were pasted, the text has newlines in it.
    func readLine(prompt: StyledText) -> String?

    /// The same, with a text to begin with that can be changed.
    func readLine(prompt: StyledText, prefilled: String) -> String?
}
