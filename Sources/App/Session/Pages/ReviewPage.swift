import Curriculum

struct ReviewPage {
    let count: Int
    /// The exercises whose answers no longer pass.
    let failed: [Exercise]
    /// The command that opens the first failed exercise, in Markdown.
    let openCommand: String

    var markdown: String {
        guard count > 0 else { return "The course ran no answer." }
        guard !failed.isEmpty else {
            return count == 1
                ? "The answer still passes." : "All \(count) answers still pass under their new seeds."
        }
        let words = failed.count == 1 ? "answers failed: it" : "answers failed: they"
        return
            "\(failed.count) of \(count) \(words) passed by luck, or you changed your file since. \(openCommand) opens the first."
    }
}
