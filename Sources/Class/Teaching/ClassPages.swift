import Classroom
import CommandLine
import CommandOutput
import Curriculum
import Essentials
import Site
import Study
import Text
import Wire
import Workshop

/// Writes the pages of a class for `--site` and `--anonymous`.
package struct ClassPages {
    private let isWanted: Bool
    private let isAnonymous: Bool

    package init(_ arguments: Arguments) {
        isAnonymous = arguments[GradeOptions.anonymous]
        isWanted = arguments[GradeOptions.site] || isAnonymous
    }

    /// - Returns: a list with the class page's path; an empty list if the options do not ask for pages.
    package func write(of gradebook: Gradebook, to results: ResultsFolder) throws -> [String] {
        guard isWanted else { return [] }
        let site = ClassSite(
            of: gradebook, from: try ExhibitStore(in: results), isAnonymous: isAnonymous,
            comparing: try comparing(gradebook))
        let summary = try Waiting.show("writing pages …") { try site.write(to: results.path(of: "site")) }
        if summary.withoutRun > 0 {
            Output.complain(
                "The site has no page for \(Wording.count(summary.withoutRun, "answer")), because an older version of the course did the grading. Use --fresh to grade all answers again."
            )
        }
        return [results.path(of: "site/index.html")]
    }

    private func comparing(_ gradebook: Gradebook) throws -> Comparing {
        let environment = ProcessInfo.processInfo.environment
        let workshop = try Workshop.locate(environment: environment)
        let curriculum = try Library.open().curriculum
        let starters = gradebook.exercises.compactMap { assigned in
            curriculum.exercise(id: assigned.id).map { (assigned.id, $0.starter.text) }
        }
        return Comparing(starters: Dictionary(starters) { first, _ in first }) { sources in
            try Self.marks(of: sources, in: workshop)
        }
    }

    /// Fingerprints a group of files in one process. Fingerprinting a group fails if one of its files takes too much
    /// time or memory. After a failure, each file of the group gets a separate process.
    private static func marks(of sources: [String], in workshop: Workshop) throws -> [[TokenMark]?] {
        let size = 50
        var marks: [[TokenMark]?] = []
        for start in stride(from: 0, to: sources.count, by: size) {
            let files = sources[start..<min(sources.count, start + size)].enumerated().map { place, source in
                Answer.File(name: "Answer\(place).swift", bytes: Array(source.utf8), author: .learner)
            }
            if let computed = try workshop.marks(of: files) {
                marks += computed
            } else {
                for file in files { marks.append(try workshop.marks(of: [file])?.first) }
            }
        }
        return marks
    }
}
