import Foundation
import Grading
import Reporting
import Scenario
import TestSupport
import Testing
import Text
import Wire

@Suite struct `A verdict's report` {
    @Test(arguments: Look.all)
    func `matches its snapshot`(look: Look) throws {
        let runs = [
            ("passed", [try Run.taskWithIdentity()]), ("missed", [try Run.plainTask()]),
            (
                "several",
                [try Run.taskWithIdentity(), try Run.modelInit(), try Run.plainTask(), try Run.crash()]
            ),
        ]
        for (name, runs) in runs {
            let traces = runs.map(\.trace)
            let report = VerdictReport(Verdict(judging: traces), traces: traces, style: look.style)
            try expectSnapshot(report.text, "report-\(name)-\(look.name).txt")
        }
    }

    @Test func `shows everything on request`() throws {
        let traces = [try Run.modelInit().trace, try Run.plainTask().trace]
        let report = VerdictReport(Verdict(judging: traces), traces: traces, showsAll: true)
        try expectSnapshot(report.text, "report-all-80-plain.txt")
    }

    @Test func `reports all requests of one body as one mistake`() throws {
        let scope = Scope(view: "Host/Picture", phase: .body, location: line(14))
        let traces = try [1, 2, 3].map { number in
            let order = Resource(path: "/orders/\(number)")
            return try Run(
                "# Order \(number)\nwant \(order.path)\nshow\nsettle", name: "order-\(number)", end: 300,
                [
                    at(0, .wanted([order])), at(0, .requested(outgoing(1, order), order), scope),
                    at(300, .responded(request: 1, status: 200, bytes: 20)),
                ]
            ).trace
        }
        let verdict = Verdict(judging: traces)
        let text = VerdictReport(verdict, style: PageStyle(width: 500)).text
        #expect(text.components(separatedBy: "came from Picture's body").count == 2, "\(text)")
        #expect(text.contains("GET /orders/1 at 0 ms"))
        #expect(text.contains("All 3 scenarios show this; the finding comes from \"Order 1\"."))
        #expect(FindingPlaces(verdict).lines == [14])
        #expect(text.contains("Next: look at Answer.swift:14, then"))
    }

    @Test func `takes the evidence of a mistake from a visible scenario if one shows it`() throws {
        let visible = try Run.modelInit().trace
        var hidden = visible
        hidden.scenario.isHidden = true
        hidden.scenario.title = "A hidden one"
        let verdict = Verdict(judging: [hidden, visible])
        #expect(verdict.tellingScenario() == 1)
        let text = VerdictReport(verdict, style: PageStyle(width: 500)).text
        #expect(
            text.contains(
                "All 2 scenarios show this; the finding comes from \"The screen is popped while it loads\"."))
        #expect(!text.contains("this one is \"A hidden one\""))
    }

    @Test func `names the first missed fault, and counts the others`() throws {
        let right = try Run.taskWithIdentity().trace
        let apps = ["It loads twice.", "It never loads."]
        let trial = ScenarioGrading(
            of: "Mine.scenario",
            played: [.init(name: "Right", does: "", isRight: true, trace: right)]
                + apps.map { .init(name: $0, does: $0, isRight: false, trace: right) })
        let text = VerdictReport(trial.verdict, style: PageStyle(width: 500)).text
        #expect(
            text.contains(
                "  Your scenario missed this fault: \"It loads twice.\" It also missed the other fault marked ✗ above.\n"
            ),
            "\(text)")
    }

    @Test func `says that nothing was graded`() {
        #expect(
            VerdictReport(Verdict(judging: [])).text.hasPrefix(
                "The course ran no scenario, so nothing has passed."))
    }
}

/// The page styles in which each report has a snapshot.
struct Look: CustomTestStringConvertible {
    var name: String
    var style: PageStyle
    var testDescription: String { name }

    static let all = [
        Look(name: "80-plain", style: PageStyle(width: 80)),
        Look(name: "40-plain", style: PageStyle(width: 40)),
        Look(name: "80-colour", style: PageStyle(width: 80, hasColor: true)),
        Look(name: "80-ascii", style: PageStyle(width: 80, hasUnicode: false)),
        Look(name: "40-ascii-colour", style: PageStyle(width: 40, hasColor: true, hasUnicode: false)),
    ]
}
