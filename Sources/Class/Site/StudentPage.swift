import Classroom
import Player
import Text

/// A student's page: each answer with its score, its scenarios, and its findings beside the source.
///
/// The page has no script, so a browser without JavaScript shows it completely.
struct StudentPage {
    private let entry: Gradebook.Entry
    private let name: NameBook.Name
    private let gradebook: Gradebook
    private let sections: [AnswerSection]

    /// - Parameters:
    ///   - runPages: the player pages that the site has.
    ///   - source: returns the source of an answer, given its digest; nil for a missing source.
    init(
        _ entry: Gradebook.Entry, named name: NameBook.Name, in gradebook: Gradebook, runPages: Set<String>,
        isAnonymous: Bool, source: (Gradebook.Assigned, String) throws -> String?
    ) throws {
        (self.entry, self.name, self.gradebook) = (entry, name, gradebook)
        sections = try gradebook.exercises.compactMap { exercise in
            guard let answer = entry.results.first(where: { $0.exercise == exercise.id }) else { return nil }
            let page = answer.sha256.map { AnswerPlaces.page(exercise.id, $0) }
            return AnswerSection(
                exercise, answer, source: try answer.sha256.flatMap { try source(exercise, $0) },
                page: page.flatMap { runPages.contains($0) ? $0 : nil }, namesFile: !isAnonymous)
        }
    }

    var html: String {
        let facts = [
            name.id.map { "id \($0)" }, name.section.map { "section \($0)" },
            entry.total.map { "total \(Self.written($0)) of 100" },
        ].compactMap(\.self)
        let header = Markup(
            "header", [:],
            Markup("p", [:], Markup("a", ["href": "../index.html"], .text("The class"))),
            Markup("h1", [:], .text(name.shown)),
            Markup("p", ["class": "quiet"], .text(facts.joined(separator: ", "))))
        let main = Markup("main", [:], [overview] + sections.map(\.markup))
        return WebPage(
            title: name.shown, style: WebStyle.site, script: nil, data: nil,
            body: header.source + main.source
        ).html
    }

    private var overview: Markup {
        let rows = sections.map(\.row)
        let head = ["Exercise", "Result", "Score", "Counts"].map { Markup("th", ["scope": "col"], .text($0)) }
        return Markup(
            "section", ["class": "card"],
            Markup("h2", [:], .text("Overview")),
            Markup(
                "div", ["class": "wide", "tabindex": "0", "role": "region", "aria-label": "Overview"],
                Markup(
                    "table", [:], Markup("thead", [:], Markup("tr", [:], head)), Markup("tbody", [:], rows))))
    }

    static func written(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
}
