// Site: writes a class's grades as web pages that open from a folder. The module renders grades and never changes them.
//
// Start at `ClassSite`. The module writes four kinds of pages:
// - the class page (`ClassRecord`)
// - a page for each student (`StudentPage`)
// - a page for each different answer that ran (`PlayerPage`)
// - a page for each pair of near-identical answers (`AlikePage`)
//
// An answer that did not run has no page, but the student's page shows the diagnostics.
//
// During grading, the `ExhibitStore` keeps an `Exhibit` of each answer: the source, and the run that explains the
// grade. `docs/instructors.md` describes the pages.

import Classroom
import Essentials
import Player
import Text

/// Writes the web pages of a class into a folder. The pages need no server and load nothing from other places.
///
///     try ClassSite(of: gradebook, from: store).write(to: "RESULTS/site")
///
/// The same grades give the same bytes of pages. Identical answers share one page. Player pages are written one
/// at a time, so that a large class does not fill the memory.
public struct ClassSite {
    private let gradebook: Gradebook
    private let store: ExhibitStore
    private let names: NameBook
    private let comparing: Comparing?

    /// - Parameters:
    ///   - isAnonymous: true to leave students' names out of all pages.
    ///   - comparing: the functions that fingerprint sources to find near-identical answers; nil to skip the search.
    public init(
        of gradebook: Gradebook, from store: ExhibitStore, isAnonymous: Bool = false,
        comparing: Comparing? = nil
    ) {
        (self.gradebook, self.store, self.comparing) = (gradebook, store, comparing)
        names = NameBook(gradebook, isAnonymous: isAnonymous)
    }

    /// How many pages were written, and how many answers have no stored run.
    public struct Summary: Hashable, Sendable {
        public var pages = 0
        /// The number of answers that ran but have no stored run, because an older version of the course
        /// graded them.
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
                places.runPages.insert(page)
            }
            guard let comparing else { continue }
            alike += try AlikeSearch(gradebook: gradebook, names: names, store: store, comparing: comparing)
                .rows(in: exercise, answers, to: folder)
        }
        for (place, entry) in gradebook.students.enumerated() {
            let page = try StudentPage(
                entry, named: names[place], in: gradebook, runPages: places.runPages,
                isAnonymous: names.isAnonymous
            ) { exercise, digest in try store.exhibit(ExhibitKey(exercise, digest, in: gradebook))?.source }
            try folder.write(page.html, as: names[place].page)
        }
        let record = ClassRecord(gradebook, names, places, alike: alike)
        try folder.write(try ClassPage(record).html, as: "index.html")
        try folder.removeOutdatedPages()
        summary.pages = folder.count
        return summary
    }

    /// Each exercise with its different answers, sorted by digest so that the same grades give the same pages.
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
