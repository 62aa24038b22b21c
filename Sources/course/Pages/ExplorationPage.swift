import Exploration
import Foundation
import Text

/// What an exploration found, for a person.
struct ExplorationPage {
    private let report: ExplorationReport
    private let title: String
    private let took: Duration
    private let saved: SavedStories?
    private let files: [String]
    private let style: PageStyle

    init(
        _ report: ExplorationReport, title: String, took: Duration, saved: SavedStories?, files: [String],
        style: PageStyle
    ) {
        (self.report, self.title, self.took) = (report, title, took)
        (self.saved, self.files, self.style) = (saved, files, style)
    }

    var text: String {
        ([heading] + unused + unsampled
            + report.discoveries.enumerated().map { discovery($0.element, $0.offset) } + [end])
            .joined(separator: "\n\n")
    }

    private var heading: String {
        let seconds = String(format: "%.1f s", took / .seconds(1))
        let knobs = report.knobs.isEmpty ? "" : "\(Wording.count(report.knobs.count, "input")), "
        return wrap(
            "\(title): \(knobs)\(Wording.count(report.stories, "story", plural: "stories")), \(Wording.count(report.states, "state")), \(seconds)."
        )
    }

    /// Said, because what the app does with such an answer was not explored.
    private var unused: [String] {
        guard !report.unused.isEmpty else { return [] }
        let names = report.unused.map(\.description).joined(separator: ", ")
        return [wrap("The app made nothing of the answers from \(names), whether JSON, words or a picture.")]
    }

    private var unsampled: [String] {
        report.unsampled.map { unsampled in
            wrap(
                "No sample of \(unsampled.type) can be made for \(unsampled.resource): \(unsampled.problem). Write a `route` line for it into a file, with `json` or a `fixture`, and give that with --world."
            )
        }
    }

    private func discovery(_ discovery: Discovery, _ place: Int) -> String {
        let finding = discovery.finding
        let line = finding.location.map { "  \($0)" } ?? ""
        let lines = discovery.scenario.steps.flatMap { Paragraph.lines("    \($0.verb)", style) }
        let shortened =
            discovery.lines < discovery.linesBefore
            ? ", shortened from \(Wording.count(discovery.linesBefore, "line")) to \(discovery.lines)" : ""
        let told = "Found in story \(discovery.number)\(shortened)."
        let kept = saved.map { ["Saved as \($0.names[place])."] } ?? []
        return
            (["\(finding.code.rawValue)\(line)", wrap(finding.sentence, by: 2)] + lines
            + [wrap(([told] + kept).joined(separator: " "), by: 2)]).joined(separator: "\n")
    }

    private var end: String {
        report.discoveries.isEmpty
            ? "Nothing is wrong in them."
            : wrap(
                "`course explain \(report.discoveries[0].finding.code.rawValue)` says what the first means.")
    }

    private func wrap(_ text: String, by indent: Int = 0) -> String {
        Paragraph.lines(text, indent: indent, style).joined(separator: "\n")
    }
}
