import Grading
import Referee
import TestSupport
import Testing
import Wire

@Suite struct `A learner's scenario` {
    private let good = Diagram(
        """
        want /a   |----
        GET /a    o-+
        """
    ).trace
    private let bad = Diagram(
        """
        want /a   |----
        GET /a    o-+
        GET /a    ..o-+
        """
    ).trace

    private func trial(right: Trace, _ others: [Trace]) -> ScenarioGrading {
        ScenarioGrading(
            of: "Mine.scenario",
            played: [.init(name: "Right", does: "", isRight: true, trace: right)]
                + others.enumerated().map {
                    .init(
                        name: "App\($0)", does: "It loads \($0) times too often.", isRight: false, trace: $1)
                })
    }

    @Test func `has all points if it finds every fault and passes the right app`() {
        let verdict = trial(right: good, [bad, bad, bad, bad, bad]).verdict
        #expect(verdict.passed)
        #expect(verdict.score == 100)
        #expect(verdict.codes == [])
    }

    @Test func `has points for each app that it finds, and a message about the others`() {
        let verdict = trial(right: good, [bad, bad, good, bad, bad]).verdict
        #expect(!verdict.passed)
        #expect(verdict.score == 80)
        #expect(verdict.codes == [.bugNotCaught])
        #expect(
            verdict.scenarios.flatMap(\.findings).map(\.sentence) == [
                "Your scenario missed this fault: \"It loads 2 times too often.\""
            ])
    }

    @Test func `that looks too late learns when the screens of two apps differed`() {
        func run(_ lines: [ScreenLine]) -> Trace {
            var trace = Diagram(
                "want /a   |--\nGET /a    o-+", scenario: "want /a\nshow\nsettle",
                extra: [at(0, .stepped(line: 2)), at(100, .screen(lines))]
            ).trace
            trace.events.sort { $0.at < $1.at }
            return trace
        }
        let blank = run([ScreenLine(.text, "Oslo")])
        let right = run([ScreenLine(.text, "Oslo"), ScreenLine(.spinner, "")])
        let finding = trial(right: right, [blank]).verdict.scenarios.flatMap(\.findings).first
        #expect(
            finding?.sentence.hasSuffix(
                "At 100 ms, after `show`, line 2, this app showed only \"Oslo\" and the right app a spinner, and your scenario "
                    + "did not notice.") == true, "\(finding?.sentence ?? "")")
        #expect(finding?.location?.description == "Mine.scenario:2")
    }

    @Test func `does not compare the screens after a settle that took longer in one run`() {
        func run(settled: Int) -> Trace {
            var trace = Diagram(
                "want /a   |----\nGET /a    o-+..", scenario: "want /a\nshow\nsettle\nhide",
                extra: [
                    at(0, .stepped(line: 2)), at(settled, .stepped(line: 4)), at(settled, .screen([])),
                    at(100, .screen([ScreenLine(.text, "Oslo")])),
                ]
            ).trace
            trace.events.sort { $0.at < $1.at }
            return trace
        }
        let finding = trial(right: run(settled: 300), [run(settled: 400)]).verdict.scenarios.first?.findings
            .first
        #expect(finding?.sentence.contains("did not notice") == false, "\(finding?.sentence ?? "")")
    }

    @Test func `that leaves too late learns from the finding that no request was in flight`() {
        let late = Diagram(
            "want /a   |--|\nGET /a    o+", scenario: "want /a\nshow\nwait 300ms\nwant nothing\nhide",
            extra: [at(300, .stepped(line: 5))]
        ).trace
        let sentence = trial(right: good, [late]).verdict.scenarios.flatMap(\.findings).first?.sentence
        #expect(
            sentence?.hasSuffix("No request was in flight at `hide`, line 5.") == true, "\(sentence ?? "")")
    }

    @Test func `that always leaves too late learns each of its departures`() {
        let late = Diagram(
            "want /a   |--|\nGET /a    o+",
            scenario: "want /a\nshow\nwait 300ms\nwant nothing\nhide\nshow\nhide",
            extra: [at(300, .stepped(line: 5)), at(300, .stepped(line: 7))]
        ).trace
        let sentence = trial(right: good, [late]).verdict.scenarios.flatMap(\.findings).first?.sentence
        #expect(
            sentence?.hasSuffix(
                "Each time the user left, no request was in flight: at `hide`, line 5 and `hide`, line 7.")
                == true,
            "\(sentence ?? "")")
    }

    @Test func `that leaves during some requests learns which`() {
        var ordered = Diagram(
            "want /a   |-|\nGET /a    o-x.",
            scenario: "want /a\nshow\nwait 200ms\nwant nothing\nhide\nshow\nwait 300ms\nhide",
            extra: [at(500, .stepped(line: 8))]
        ).trace
        let end = ordered.events.firstIndex { $0.kind == .cancelled(request: 1) } ?? 0
        ordered.events.insert(at(200, .stepped(line: 5)), at: end)
        let sentence =
            trial(right: good, [ordered]).verdict.scenarios.flatMap(\.findings).first?.sentence ?? ""
        #expect(
            sentence.hasSuffix(
                "In flight when the user left: GET /a at `hide`, line 5; nothing at `hide`, line 8."),
            "\(sentence)")
    }

    @Test func `that still wants a response after leaving learns the line`() {
        let late = Diagram(
            "want /a   |----\nGET /a    o--+.",
            scenario: "want /a\nshow\nwait 100ms\nhide\nshow\nwait 300ms\nhide",
            extra: [at(100, .stepped(line: 4)), at(400, .stepped(line: 7))]
        ).trace
        var ordered = late
        ordered.events.sort { $0.at < $1.at }
        let sentence =
            trial(right: good, [ordered]).verdict.scenarios.flatMap(\.findings).first?.sentence ?? ""
        #expect(
            sentence.hasSuffix(
                "At `hide`, line 4, your scenario still wants GET /a. With `want nothing` before this line, your scenario "
                    + "finds the fault."), "\(sentence)")
    }

    @Test func `that has no want for an action learns which line lacks it`() {
        let scenario = "want /a\nshow\nwait 300ms\ntap \"Again\"\nsettle"
        var twice = Diagram("want /a   |-----\nGET /a    o+.o+", scenario: scenario).trace
        let again = twice.events.lastIndex { if case .requested = $0.kind { true } else { false } } ?? 0
        twice.events.insert(at(300, .stepped(line: 4)), at: again)
        twice.events.insert(at(0, .stepped(line: 2)), at: 1)
        let finding = trial(right: twice, [bad]).verdict.scenarios.flatMap(\.findings).first
        #expect(
            finding?.sentence.hasPrefix(
                "Your scenario finds redundant-fetch in the correct app, because line 4, `tap \"Again\"`, has no `want` line: "
            ) == true, "\(finding?.sentence ?? "")")
        #expect(finding?.location?.line == 4)
    }

    @Test func `that allows the fault learns from the finding which line does`() {
        let allowed = Diagram(
            "want /a   |----\nGET /a    o-+\nGET /a    ..o-+", scenario: "want /a\nmay /a\nshow\nsettle",
            extra: [at(0, .stepped(line: 2))]
        ).trace
        let sentence = trial(right: good, [allowed]).verdict.scenarios.flatMap(\.findings).first?.sentence
        #expect(
            sentence?.hasSuffix("Without `may /a`, line 2, your scenario finds the fault.") == true,
            "\(sentence ?? "")")
    }

    @Test func `that fails the right app has no points, whatever it finds`() {
        let verdict = trial(right: bad, [bad, bad, bad, bad, bad]).verdict
        #expect(!verdict.passed)
        #expect(verdict.score == 0)
        #expect(verdict.codes == [.falseAlarm])
        #expect(
            verdict.scenarios.first?.findings.first?.sentence.hasPrefix(
                "Your scenario finds redundant-fetch in the correct app: GET /a was requested twice")
                == true)
    }

    @Test func `that accepts everything has no points`() {
        #expect(trial(right: good, [good, good, good, good, good]).verdict.score == 0)
    }

    @Test func `finds an app that crashes`() {
        #expect(trial(right: good, [.ended(.exited(status: 0))]).verdict.passed)
    }

    @Test func `that cannot be read says where`() {
        let verdict = ScenarioGrading.unreadable("no verb is called \"sett\"", line: 7, of: "Mine.scenario")
        #expect(verdict.codes == [.notAScenario])
        #expect(verdict.score == 0)
        #expect(verdict.scenarios.first?.findings.first?.location?.description == "Mine.scenario:7")
    }
}
