import Essentials
import Exploration
import Scenario
import Text
import VirtualTime
import Wire

/// The report of an exploration, for a person.
package struct ExplorationPage {
    private let run: ExplorationRun
    private let name: String
    private let saved: SavedStories?
    /// The words that the learner typed after `explore`; nil in the lab, where commands name stories by number.
    private let words: [String]?
    private let showsRemarks: Bool
    private let style: PageStyle

    package init(
        _ run: ExplorationRun, name: String, saved: SavedStories? = nil, words: [String]?,
        showsRemarks: Bool = false,
        style: PageStyle
    ) {
        (self.run, self.name, self.saved, self.showsRemarks) = (run, name, saved, showsRemarks)
        (self.words, self.style) = (words, style)
    }

    private var report: ExplorationReport { run.report }

    package var text: String {
        ([heading] + unused + unsampled
            + report.faults.enumerated().map { fault($0.element, $0.offset) }
            + end + allowed + remarks).joined(separator: "\n\n")
    }

    ///     Search, 2 knobs, 1 field, 3 buttons. 2,000 stories, 214 states, 2.1 s.
    private var heading: String {
        func count(_ kinds: ScreenLine.Kind...) -> Int { report.offered.count(where: kinds.contains) }
        let offers = [
            (report.knobs.count, "knob", "knobs"), (count(.field), "field", "fields"),
            (count(.button), "button", "buttons"), (count(.toggle), "switch", "switches"),
        ]
        let app = [name] + offers.filter { $0.0 > 0 }.map { Wording.count($0.0, $0.1, plural: $0.2) }
        let told = [
            Wording.count(report.stories, "story", plural: "stories"), Wording.count(report.states, "state"),
            "\((run.took / .seconds(1)).text(places: 1)) s",
        ]
        return wrap("\(app.joined(separator: ", ")). \(told.joined(separator: ", ")).\(ending)")
    }

    private var ending: String {
        switch run.ending {
        case .allTold: ""
        case .nothingNew: " The last \(Wording.grouped(run.limits.patience)) stories brought nothing new."
        case .timeOver:
            " The search stopped after \(run.limits.time?.spelled ?? "")\(shortening); "
                + (words == nil
                    ? "`explore 1min` searches for one minute."
                    : "`--for` sets a longer time, and `--runs` has no time limit.")
        case .interrupted: " You stopped the search."
        case .neverOpened: " No story could repeat all your lines so far."
        }
    }

    /// The seconds that the explorer needed to shorten stories; empty if shortening took less than two seconds.
    private var shortening: String {
        let seconds = (run.took - (run.limits.time ?? run.took)) / .seconds(1)
        return seconds < 2
            ? "" : ", and shortening the stories of faults took \(seconds.text(places: 0)) s"
    }

    /// A note about the resources whose invented responses the app did not use. The exploration cannot show
    /// how the app handles real responses of unused resources.
    private var unused: [String] {
        guard !report.unused.isEmpty else { return [] }
        let names = report.unused.map(\.description).joined(separator: ", ")
        return [
            wrap(
                "The explorer invented JSON, text and pictures for \(names), but the app used none of these responses."
            )
        ]
    }

    private var unsampled: [String] {
        report.unsampled.map { unsampled in
            wrap(
                "The course cannot make up a \(unsampled.type) for \(unsampled.resource): \(unsampled.problem). Write a `route` line with `json` or a `fixture` into a file, and name the file with --world."
            )
        }
    }

    private func fault(_ fault: ToldFault, _ place: Int) -> String {
        let discovery = fault.main
        let finding = discovery.finding
        let lines = discovery.excerpt.flatMap { excerpt in
            Paragraph.lines("    \(excerpt.line)", style)
                + (excerpt.others == 0 ? [] : ["    … and \(Wording.grouped(excerpt.others)) more like it"])
        }
        let shortened =
            discovery.lines < discovery.linesBefore
            ? ", shortened from \(Wording.count(discovery.linesBefore, "line")) to \(discovery.lines)" : ""
        let told = "Found in story \(discovery.number)\(shortened)."
        let compared =
            switch discovery.reference {
            case .itself: ""
            case .rightAnswers:
                " The course's right answers to this exercise ran in the same story, and none of them has this fault. The course keeps the right answers secret."
            }
        let kept = saved.map { ["Saved as \($0.names[place])."] } ?? []
        return
            ([
                style.paint("\(place + 1)  \(Self.title(discovery))", .strong),
                wrap(finding.briefSentence, by: 2),
            ] + lines
            + [wrap(([told + compared] + kept).joined(separator: " "), by: 2)]
            + fault.others.map { wrap("Also: \(Self.title($0)). \($0.finding.briefSentence)", by: 2) })
            .joined(separator: "\n")
    }

    /// The finding's code, and the source line that the learner should look at. If a finding has no source line, as
    /// for a wrong screen, the title shows the line of the last request.
    private static func title(_ discovery: Discovery) -> String {
        let near = discovery.finding.location == nil ? "near " : ""
        return discovery.finding.code.rawValue + (discovery.place.map { "  \(near)\($0)" } ?? "")
    }

    /// The findings that comments in the learner's source allow. The page lists allowed findings to remind the
    /// learner of the comments.
    private var allowed: [String] {
        report.allowed.map { allowed in
            let met =
                "A comment allows this fault, found in \(Wording.count(allowed.stories, "story", plural: "stories"))"
            return "\(allowed.code.rawValue)  \(allowed.location)\n"
                + wrap("\(met): \(allowed.reason)", by: 2)
        }
    }

    /// Lists the exploration's remarks, or only states their number.
    private var remarks: [String] {
        guard let words, !report.remarks.isEmpty else { return [] }
        guard showsRemarks else {
            let count = Wording.count(report.remarks.count, "remark")
            return [
                wrap(
                    "\(count), not counted as \(report.remarks.count == 1 ? "a fault" : "faults"): `\(Suggestion.showRemarks(words: words).text)` shows \(report.remarks.count == 1 ? "it" : "them")."
                )
            ]
        }
        return report.remarks.map { remark in
            ([style.paint("Remark: \(remark.kind.rawValue)", .strong), wrap(remark.sentence, by: 2)]
                + remark.lines.flatMap { Paragraph.lines("    \($0)", style) }
                + [wrap("Story \(remark.number) shows this.", by: 2)]).joined(separator: "\n")
        }
    }

    private var end: [String] {
        guard let first = report.faults.first?.main else {
            guard report.stories > 0, run.ending != .neverOpened else { return [] }
            return report.hasTraffic
                ? ["The explorer found no fault."]
                : [
                    wrap(
                        "The app sent no request in any story, so the explorer had little to compare: the explorer compares requests and their responses. If another view loads something, explore that view with `--root NAME`."
                    )
                ]
        }
        guard let words else { return [] }
        let explain = "`\(Suggestion.explain.text) \(first.finding.code.rawValue)` explains the first fault."
        let story =
            saved.map { saved in
                let play = Suggestion.playStory(words: words, story: saved.names[0], seed: first.seedToSay)
                return "`\(play.text)` runs the first story in the lab."
            }
            ?? (words.isEmpty
                ? "`\(Suggestion.saveStories(words: words).text)` writes the stories as scenarios for the lab."
                : "`course play 1` replays the story of the first fault, and `\(Suggestion.saveStories(words: words).text)` writes all stories as scenarios.")
        return [wrap("\(explain) \(story)")]
    }

    private func wrap(_ text: String, by indent: Int = 0) -> String {
        Paragraph.lines(text, indent: indent, style).joined(separator: "\n")
    }
}

extension Discovery {
    /// The seed that a command needs to run the story; nil for the default seed.
    fileprivate var seedToSay: RunSeed? { namedUnder.flatMap { $0 == 1 ? nil : $0 } }
}
