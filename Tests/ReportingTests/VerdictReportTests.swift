import Grading
import Reporting
import TestSupport
import Testing

@Suite("The report of a verdict")
struct VerdictReportTests {
    @Test(arguments: Look.all)
    func `reads like its snapshot`(look: Look) throws {
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

    @Test func `shows everything when asked`() throws {
        let traces = [try Run.modelInit().trace, try Run.plainTask().trace]
        let report = VerdictReport(Verdict(judging: traces), traces: traces, showsAll: true)
        try expectSnapshot(report.text, "report-all-80-plain.txt")
    }

    @Test func `says that nothing was judged`() {
        #expect(
            VerdictReport(Verdict(judging: [])).text.hasPrefix(
                "There was no scenario to run, so nothing has passed."))
    }
}

/// The four ways in which everything is looked at.
struct Look: CustomTestStringConvertible {
    var name: String
    var style: ReportStyle
    var testDescription: String { name }

    static let all = [
        Look(name: "80-plain", style: ReportStyle(width: 80)),
        Look(name: "40-plain", style: ReportStyle(width: 40)),
        Look(name: "80-colour", style: ReportStyle(width: 80, palette: .coloured)),
        Look(name: "80-ascii", style: ReportStyle(width: 80, usesUnicode: false)),
        Look(name: "40-ascii-colour", style: ReportStyle(width: 40, palette: .coloured, usesUnicode: false)),
    ]
}
