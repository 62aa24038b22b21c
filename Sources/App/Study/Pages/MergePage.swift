import Curriculum
import Text

/// The report of `import`.
package struct MergePage {
    let merge: PortfolioMerge

    package init(_ merge: PortfolioMerge) { self.merge = merge }

    package var markdown: String {
        var lines = [
            "Imported: \(Wording.count(merge.newAttempts, "attempt")), \(Wording.count(merge.newLessons, "lesson")) read, "
                + "\(Wording.count(merge.added.count, "new file"))."
        ]
        lines += merge.replaced.map {
            "Replaced `\($0.path)`, because the file on this machine was different. Your previous file: `\($0.copy)`"
        }
        lines += merge.problems
        return lines.joined(separator: "\n\n")
    }
}
