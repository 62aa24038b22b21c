import Curriculum

/// The result of a review.
struct ReviewPage {
    let count: Int
    /// The exercises that no longer pass.
    let failed: [Exercise]
    /// As its reader types it, in Markdown.
    let openCommand: String

    var markdown: String {
        guard count > 0 else { return "Nothing was run." }
        guard !failed.isEmpty else {
            return count == 1 ? "It holds." : "All \(count) hold under their new seeds."
        }
        let verb = failed.count == 1 ? "does" : "do"
        return
            "\(failed.count) of \(count) \(verb) not hold: passed by luck, or changed since. \(openCommand) takes "
            + "up the first."
    }
}
