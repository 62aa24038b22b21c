import Curriculum

/// `hint`: one more each time, and then all of them said.
struct HintPage {
    let exercise: Exercise
    let shown: Int

    var markdown: String {
        let hints = exercise.hints
        guard !hints.isEmpty else { return "This exercise has no hints. `task` shows what it asks for." }
        guard shown < hints.count else {
            let all = hints.map { "### \($0.title)\n\n\($0.markdown)" }.joined(separator: "\n\n")
            return all + "\n\nThat was the last hint."
        }
        return "### Hint \(shown + 1) of \(hints.count): \(hints[shown].title)\n\n\(hints[shown].markdown)"
    }
}
