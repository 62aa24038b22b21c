import Curriculum

/// The result of a review.
struct ReviewPage {
    let count: Int
    /// The exercises that no longer pass.
    let failed: [Exercise]

    var markdown: String {
        guard count > 0 else { return "Nothing was run." }
        guard let first = failed.first else {
            return count == 1 ? "It holds." : "All \(count) hold under their new seeds."
        }
        let verb = failed.count == 1 ? "does" : "do"
        return
            "\(failed.count) of \(count) \(verb) not hold: passed by luck, or changed since. `open \(first.number)` takes "
            + "up the first."
    }
}
