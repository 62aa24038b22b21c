// Player: a browser page that plays one run of an app.
//
// `PlayedRun` holds the data of the page, made from a trace, its verdict and the sources. `MomentSeries` cuts the run into
// moments, and `MomentText` describes each moment. `PlayerPage` makes the HTML page from the data, and from the style
// and the scripts in `Web/`. `docs/player.md` describes the page. The module reads no clock, file or environment
// variable.

import Grading
import Referee
import Reporting
import Scenario
import Text
import VirtualTime
import Wire

/// The data of a player page: the event, the screen and the source line of each moment of a run.
///
///     let run = PlayedRun(trace, verdict: verdict, subject: "6.1 Changing picture", sources: [source])
///     let page = try PlayerPage(run).html
///
/// A page stores the data as JSON, with texts from apps, people and files. The page must escape each text.
public struct PlayedRun: Codable, Hashable, Sendable {
    public var subject: String
    public var title: String
    public var scenario: String
    public var verdict: String
    /// True if the run passed; nil if the run was not graded.
    public var passed: Bool?
    /// The time at the end of the run, in milliseconds.
    public var end: Double
    public var moments: [PlayedMoment]
    /// All screens of the run, each different screen once. The first element is an empty screen.
    public var screens: [[Item]]
    public var timeline: PlayedTimeline
    public var requests: [PlayedRequest]
    public var tasks: [PlayedTask]
    public var findings: [PlayedFinding]
    public var sources: [Source]
    /// The lines of the scenario; empty for a hidden scenario.
    public var lines: [Line]
    /// The numbers of moments and requests that are left out because the run has too many.
    public var momentsLeftOut: Int
    public var requestsLeftOut: Int

    public struct Item: Codable, Hashable, Sendable {
        public var kind: String
        public var text: String
    }

    public struct Line: Codable, Hashable, Sendable {
        public var number: Int
        public var text: String
    }

    /// A source file of the app.
    public struct Source: Codable, Hashable, Sendable {
        public var file: String
        public var lines: [String]

        public init(file: String, text: String) {
            self.file = file.printable
            lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
                String($0).replacing("\t", with: "    ").replacing("\r", with: "").printable
            }
            if lines.last == "" { lines.removeLast() }
        }
    }

    /// The most moments that one page shows; a page with more moments would open slowly.
    public static let mostMoments = 1500
    public static let mostRequests = 200

    /// - Parameters:
    ///   - verdict: the verdict on this run; nil if the run was not graded.
    ///   - subject: the exercise or the file that ran.
    ///   - sources: the learner's files, the most important first.
    public init(_ trace: Trace, verdict: ScenarioVerdict?, subject: String, sources: [Source]) {
        let layout = Timeline(trace).layout
        let axis = TimelineAxis(layout, length: PlayedTimeline.length, foldLength: 45)
        let series = MomentSeries(of: trace, on: axis, files: sources.map(\.file))
        let accounts = RequestAccount.all(in: trace, most: Self.mostRequests)
        self.subject = subject.shown()
        self.sources = sources
        title = trace.scenario.title.shown()
        scenario = trace.scenario.name.printable
        self.verdict = Self.words(verdict, trace.outcome)
        passed = verdict?.passed
        end = layout.end.milliseconds
        moments = series.moments
        momentsLeftOut = series.leftOut
        screens = series.screens
        timeline = PlayedTimeline(layout, on: axis)
        requests = accounts.map { PlayedRequest($0, in: series) }
        requestsLeftOut = layout.requestCount(in: trace) - accounts.count
        tasks = series.tasks
        let mistakes = verdict.map { Verdict(scenarios: [$0]).mistakes } ?? []
        findings = mistakes.prefix(100).map { PlayedFinding($0, in: series) }
        lines =
            trace.scenario.isHidden
            ? [] : trace.scenario.steps.map { Line(number: $0.line, text: "\($0.verb)".printable) }
    }

    private static func words(_ verdict: ScenarioVerdict?, _ outcome: RunOutcome) -> String {
        let ending = outcome == .completed ? [] : [outcome.inWords.shown(most: 2000)]
        guard let verdict else { return ending.joined() }
        guard !verdict.passed else { return "Passed" }
        let count = Wording.count(Verdict(scenarios: [verdict]).mistakes.count, "finding")
        return (["Not passed: \(verdict.score) of 100 points, \(count)."] + ending).joined(separator: " ")
    }
}

extension TimelineLayout {
    fileprivate func requestCount(in trace: Trace) -> Int {
        trace.events.count { if case .requested = $0.kind { true } else { false } }
    }
}
