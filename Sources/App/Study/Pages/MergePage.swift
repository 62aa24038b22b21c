import Curriculum
import Text

/// What `import` did, in sentences.
package struct MergePage {
    let merge: PortfolioMerge

    package init(_ merge: PortfolioMerge) { self.merge = merge }

    package var markdown: String {
        var lines = [
            "Taken in: \(Wording.count(merge.newAttempts, "attempt")), \(Wording.count(merge.newLessons, "lesson")) read, "
                + "\(Wording.count(merge.added.count, "new file"))."
        ]
        lines += merge.replaced.map { "`\($0.path)` was different here. What you had is kept: `\($0.copy)`" }
        lines += merge.problems
        return lines.joined(separator: "\n\n")
    }
}
