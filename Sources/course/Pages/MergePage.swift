import Curriculum

/// What `import` did, in sentences.
struct MergePage {
    let merge: PortfolioMerge

    init(_ merge: PortfolioMerge) { self.merge = merge }

    var markdown: String {
        var lines = [
            "Taken in: \(count(merge.newAttempts, "attempt")), \(count(merge.newLessons, "lesson")) read, "
                + "\(count(merge.added.count, "new file"))."
        ]
        lines += merge.replaced.map { "`\($0.path)` was different here. What you had is kept: `\($0.copy)`" }
        lines += merge.problems
        return lines.joined(separator: "\n\n")
    }

    private func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
