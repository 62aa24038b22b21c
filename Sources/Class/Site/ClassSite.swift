// Site: the grades of a class as pages that open from a folder. Renders facts, and decides nothing.
//
// `ClassSite` writes them: the page of the class (`ClassRecord`), a page for each student (`StudentPage`), one for each different
// answer (`PlayerPage`), and pairs of answers that are nearly the same. While answers are marked, an `Exhibit` of each is kept in
// the `ExhibitStore`: its source, and the run that explains its grade. `docs/instructors.md` says what the pages show.

import Classroom
import Foundation
import Player
import Text

/// The pages of a class, in a folder: no server, nothing loaded from elsewhere, the same bytes for the same grades.
///
///     try ClassSite(of: gradebook, from: store).write(to: "RESULTS/site")
///
/// Answers that are the same share one page, and only one of them is in memory at a time.
public struct ClassSite {
    private let gradebook: Gradebook
    private let store: ExhibitStore
    private let names: NameBook
    private let comparing: Comparing?

    /// - Parameters:
    ///   - isAnonymous: no name of a student is in any page.
    ///   - comparing: looks for answers that are nearly the same; nil to look for none.
    public init(
        of gradebook: Gradebook, from store: ExhibitStore, isAnonymous: Bool = false,
        comparing: Comparing? = nil
    ) {
        (self.gradebook, self.store, self.comparing) = (gradebook, store, comparing)
        names = NameBook(gradebook, isAnonymous: isAnonymous)
    }

    /// How many pages were written, and what could not be shown.
    public struct Summary: Hashable, Sendable {
        public var pages = 0
        /// Answers with a grade and nothing else, because an older version of the course graded them.
        public var withoutRun = 0
    }

    public func write(to path: String) throws -> Summary {
        let folder = try SiteFolder(path)
        var summary = Summary()
        var places = AnswerPlaces()
        var alike: [AlikeAnswers] = []
        for (exercise, answers) in distinctAnswers {
            for answer in answers {
                guard let digest = answer.sha256 else { continue }
                guard let exhibit = try store.exhibit(ExhibitKey(exercise, digest, in: gradebook)) else {
                    if answer.grade.counts != nil { summary.withoutRun += 1 }
                    continue
                }
                places.add(exercise.id, digest, exhibit, answer)
                guard let run = exhibit.run else { continue }
                let page = AnswerPlaces.page(exercise.id, digest)
                try folder.write(try PlayerPage(run).html, as: page)
                places.plays.insert(page)
            }
            guard let comparing else { continue }
            alike += try AlikeSearch(gradebook: gradebook, names: names, store: store, comparing: comparing)
                .rows(in: exercise, answers, to: folder)
        }
        for (place, entry) in gradebook.students.enumerated() {
            let page = try StudentPage(
                entry, named: names[place], in: gradebook, plays: places.plays, isAnonymous: names.isAnonymous
            ) { exercise, digest in try store.exhibit(ExhibitKey(exercise, digest, in: gradebook))?.source }
            try folder.write(page.html, as: names[place].page)
        }
        let record = ClassRecord(gradebook, names, places, alike: alike)
        try folder.write(try ClassPage(record).html, as: "index.html")
        try folder.removeStrangers()
        summary.pages = folder.count
        return summary
    }

    /// For each exercise its different answers, in the order of their digests.
    private var distinctAnswers: [(Gradebook.Assigned, [GradedAnswer])] {
        var first: [String: [String: GradedAnswer]] = [:]
        for answer in gradebook.answers {
            guard let digest = answer.sha256 else { continue }
            if first[answer.exercise]?[digest] == nil {
                first[answer.exercise, default: [:]][digest] = answer
            }
        }
        return gradebook.exercises.map { exercise in
            (exercise, (first[exercise.id] ?? [:]).sorted { $0.key < $1.key }.map(\.value))
        }
    }
}
