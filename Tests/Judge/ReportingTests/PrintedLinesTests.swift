import Grading
import Referee
import Reporting
import TestSupport
import Testing
import Text

@Suite struct `An answer's output` {
    private func report(_ change: (inout Trace) -> Void, showsAll: Bool = false) throws -> String {
        var trace = try Run.taskWithIdentity().trace
        change(&trace)
        let traces = [trace]
        return VerdictReport(
            Verdict(judging: traces), traces: traces, style: PageStyle(width: 80), showsAll: showsAll
        )
        .text
    }

    @Test func `is shown with its moment even if everything passed`() throws {
        let text = try report { trace in
            trace.events.insert(at(0, .console("loading\nat once\n")), at: 1)
            trace.events.append(at(400, .console("done\n")))
        }
        #expect(text.contains("Passed: 100 of 100 points."))
        #expect(
            text.contains(
                """
                Printed in "The address changes while the first picture is still on its way":
                    0 ms  loading
                    0 ms  at once
                  400 ms  done

                """), "\(text)")
    }

    @Test func `is cut, and complete if everything is requested`() throws {
        let many = at(400, .console((1...30).map { "line \($0)\n" }.joined()))
        let short = try report { $0.events.append(many) }
        #expect(short.contains("line 20\n  and 10 more lines\n"))
        let long = try report({ $0.events.append(many) }, showsAll: true)
        #expect(long.contains("line 30\n"))
    }

    @Test func `of a hidden scenario is not shown`() throws {
        let text = try report { trace in
            trace.scenario.isHidden = true
            trace.events.append(at(400, .console("secret")))
        }
        #expect(!text.contains("secret"))
    }
}
