import Curriculum

struct ReviewPage {
    let count: Int
    /// The exercises that no longer pass.
    let failed: [Exercise]
    /// The command that opens the first failed exercise, in Markdown.
    let openCommand: String

    var markdown: String {
        guard count > 0 else { return "Nothing was run." }
        guard !failed.isEmpty else {
            return count == 1 ? "It still passes." : "All \(count) pass under their new seeds."
        }
        let words = failed.count == 1 ? "no longer passes: it" : "no longer pass: they"
        return
            "\(failed.count) of \(count) \(words) passed by luck, or changed since. \(openCommand) opens the first."
    }
}
