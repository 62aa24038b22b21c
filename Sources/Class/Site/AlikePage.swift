import Classroom
import Player
import Text

/// A page that shows two answers side by side, highlights their shared lines, and names their
/// students.
///
/// Similar code does not prove copying, so the page shows evidence and draws no conclusion.
struct AlikePage {
    struct Side {
        var source: String
        /// The highlighted lines of the answer.
        var lines: Set<Int>
        /// The students who handed in the answer.
        var names: [String]
    }
    let exercise: Gradebook.Assigned
    let share: Int
    let left: Side
    let right: Side

    static func name(_ exercise: String, _ left: String, _ right: String) -> String {
        "alike/\(exercise)-\(left.prefix(16))-\(right.prefix(16)).html"
    }

    var html: String {
        let title = "Two answers to \(exercise.number) \(exercise.title)"
        let header = Markup(
            "header", [:],
            Markup("p", [:], Markup("a", ["href": "../index.html"], .text("The class"))),
            Markup("h1", [:], .text(title)),
            Markup(
                "p", [:],
                .text(
                    "The two answers share much unusual code: \(share)% of the shorter answer's unusual code is in the longer answer too. Code is unusual if the starter does not have it and few other answers have it. The course does not compare names and texts. The similarity is a reason to look at both answers, not a proof. A person decides."
                )))
        let main = Markup(
            "main", [:],
            Markup("div", ["class": "sides"], section(left, "First answer"), section(right, "Second answer")))
        return WebPage(
            title: title, style: WebStyle.site, script: nil, data: nil, body: header.source + main.source
        ).html
    }

    private func section(_ side: Side, _ title: String) -> Markup {
        let lines = PlayedRun.Source(file: "", text: side.source).lines.enumerated().map { place, line in
            let isShared = side.lines.contains(place + 1)
            return Markup(
                "li", ["class": isShared ? "same" : nil],
                Markup("span", ["class": "number"], .text("\(place + 1)\(isShared ? " =" : "")")),
                Markup("span", [:], .text(line)))
        }
        return Markup(
            "section", ["class": "card", "aria-label": title],
            Markup("h2", [:], .text(side.names.joined(separator: ", "))),
            Markup(
                "ol",
                ["class": "listing", "tabindex": "0", "aria-label": "Source of the \(title.lowercased())"],
                lines))
    }
}
