import Classroom
import CommandLine
import CommandOutput
import Curriculum
import Foundation
import Site
import Study
import Wire
import Workshop

/// The pages of a class that `--site` and `--anonymous` ask for.
package struct ClassPages {
    private let isAsked: Bool
    private let isAnonymous: Bool

    package init(_ arguments: Arguments) {
        isAnonymous = arguments[GradeOptions.anonymous]
        isAsked = arguments[GradeOptions.site] || isAnonymous
    }

    /// - Returns: the path of the page of the class, if it was asked for.
    package func write(of gradebook: Gradebook, to results: ResultsFolder) throws -> [String] {
        guard isAsked else { return [] }
        let site = ClassSite(
            of: gradebook, from: try ExhibitStore(in: results), isAnonymous: isAnonymous,
            comparing: try comparing(gradebook))
        let summary = try Waiting.show("writing pages …") { try site.write(to: results.path(of: "site")) }
        if summary.withoutRun > 0 {
            Output.complain(
                "\(summary.withoutRun) answers were marked by a course that kept no runs, so they cannot be played. --fresh marks all again."
            )
        }
        return [results.path(of: "site/index.html")]
    }

    private func comparing(_ gradebook: Gradebook) throws -> Comparing {
        let environment = ProcessInfo.processInfo.environment
        let workshop = Workshop(
            toolchain: try .locate(environment: environment), engine: try .locate(),
            wall: .strongest(environment: environment))
        let curriculum = try Library.open().curriculum
        let starters = gradebook.exercises.compactMap { assigned in
            curriculum.exercise(id: assigned.id).map { (assigned.id, $0.starter.text) }
        }
        return Comparing(starters: Dictionary(starters) { first, _ in first }) { sources in
            try Self.marks(of: sources, in: workshop)
        }
    }

    /// Fingerprints many files at a time. If that fails, one file is too much for the gate, and each file goes alone.
    private static func marks(of sources: [String], in workshop: Workshop) throws -> [[TokenMark]?] {
        let size = 50
        var marks: [[TokenMark]?] = []
        for start in stride(from: 0, to: sources.count, by: size) {
            let files = sources[start..<min(sources.count, start + size)].enumerated().map { place, source in
                Answer.File(name: "Answer\(place).swift", bytes: Array(source.utf8), author: .learner)
            }
            if let made = try workshop.marks(of: files) {
                marks += made
            } else {
                for file in files { marks.append(try workshop.marks(of: [file])?.first) }
            }
        }
        return marks
    }
}
