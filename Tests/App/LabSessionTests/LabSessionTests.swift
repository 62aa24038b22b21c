import Referee
import Reporting
import Scenario
import TestSupport
import Testing
import Text
import VirtualTime
import Wire

@testable import LabSession

@Suite struct `A lab session` {
    /// A session whose app does nothing but let time pass.
    private func rehearsal() -> LabSession {
        LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)
    }

    /// Plays the lines with an app that does nothing.
    private func play(_ lines: String..., in rehearsal: inout LabSession) {
        for (place, line) in lines.enumerated() {
            var take = rehearsal.take
            guard case .carryOut(let step) = rehearsal.handle(line, number: place + 1).first else { continue }
            take.events.append(TraceEvent(at: take.now, .stepped(line: step.line)))
            if case .wait(let duration) = step.verb { take.now = take.now + duration }
            _ = rehearsal.carriedOut(take)
        }
    }

    @Test func `turns a line into a step once it has run`() {
        var rehearsal = rehearsal()
        #expect(rehearsal.handle("show") == [.carryOut(Step(line: 1, verb: .show([])))])
        #expect(rehearsal.steps.isEmpty)
        #expect(rehearsal.carriedOut(RunProgress()) == [.tell(from: 0, silence: .nothingFetched)])
        #expect(rehearsal.steps.map(\.verb) == [.show([])])
    }

    @Test func `makes no step of a line without a knob, and names the nearest knob`() {
        var rehearsal = rehearsal()
        _ = rehearsal.handle("set hieght 3")
        let fault = ScenarioFault(
            scenario: "", line: 1, reason: "Host has no knob \"hieght\"", candidates: ["width", "height"])
        #expect(
            rehearsal.refused(fault, RunProgress()) == [
                .complain("Host has no knob \"hieght\". Did you mean \"height\"?")
            ])
        #expect(rehearsal.steps.isEmpty)
    }

    @Test func `goes back by replaying all lines but the last`() {
        var rehearsal = rehearsal()
        play("show", "wait 10ms", "wait 20ms", in: &rehearsal)
        #expect(rehearsal.prompt == "30 ms >")
        guard case .replay(let steps) = rehearsal.handle("rewind 2").first else {
            Issue.record("nothing was replayed")
            return
        }
        #expect(steps.map(\.verb) == [.show([])])
        #expect(rehearsal.steps.count == 3, "nothing is taken back before it is replayed")
        _ = rehearsal.replayed(RunProgress())
        #expect(rehearsal.steps.map(\.verb) == [.show([])])
    }

    @Test func `cannot go back beyond its first line`() {
        var rehearsal = rehearsal()
        #expect(
            rehearsal.handle("rewind") == [
                .complain("You have run no line yet, so `rewind` has nothing to take back.")
            ])
        play("show", in: &rehearsal)
        #expect(
            rehearsal.handle("rewind 2") == [
                .complain("The lab has run only 1 line. `restart` takes back all lines.")
            ])
        #expect(rehearsal.handle("restart") == [.replay([])])
    }

    @Test func `keeps everything after a failed reload`() {
        var rehearsal = rehearsal()
        play("show", "wait 10ms", in: &rehearsal)
        #expect(rehearsal.handle("reload") == [.rebuild(rehearsal.steps)])
        #expect(
            rehearsal.failedToReplay("it does not compile") == [
                .complain("It does not compile\nYour session has not changed.")
            ])
        #expect(rehearsal.steps.count == 2)
        #expect(rehearsal.prompt == "10 ms >")
    }

    @Test func `names the line that the new files cannot run`() {
        var rehearsal = rehearsal()
        play("show", "set height 3", in: &rehearsal)
        _ = rehearsal.handle("reload")
        let fault = ScenarioFault(
            scenario: "", line: rehearsal.steps[1].line, reason: "Host has no knob \"height\"",
            candidates: ["width"])
        #expect(rehearsal.steps.map(\.line) == [1, 2])
        #expect(
            rehearsal.failedToReplay(fault) == [
                .complain(
                    "Your app compiles, but `set height 3` no longer works: Host has no knob "
                        + "\"height\". Choose one of: width.\nYour session has not changed.")
            ])
        #expect(rehearsal.steps.count == 2)
    }

    @Test func `shows a verb's sentence and all its forms in help`() {
        var rehearsal = rehearsal()
        for verb in VerbName.allCases {
            let lines = [verb.sentence] + verb.forms.map { "  \($0)" }
            #expect(rehearsal.handle("help \(verb)") == [.answer(lines)])
        }
    }

    @Test func `saves exactly the lines that ran`() throws {
        var rehearsal = rehearsal()
        play("# Two pictures", "route /a replies text after 1.5s", "show height=3", in: &rehearsal)
        play("sett", "wait 10ms", "tap \"Load more\"", in: &rehearsal)
        guard case .save(let path, let text, false) = rehearsal.handle("save out/two.scenario").first else {
            Issue.record("nothing was saved")
            return
        }
        #expect(path == "out/two.scenario")
        let scenario = try Scenario(parsing: text, name: "two")
        #expect(scenario.title == "Two pictures")
        #expect(scenario.steps.map(\.verb) == rehearsal.steps.map(\.verb))
    }

    @Test func `can read and show picked values, and saves them as typed`() throws {
        var rehearsal = rehearsal()
        guard case .carryOut(let pick) = rehearsal.handle("pick height from 200, 300").first else {
            Issue.record("nothing was picked")
            return
        }
        #expect(rehearsal.carriedOut(RunProgress()) == [.answer(["height is 300."])])
        guard case .carryOut(let template) = rehearsal.handle("set height {height}").first else {
            Issue.record("the line did not run")
            return
        }
        let drawn = Step(line: 2, verb: .set(.init(knob: "height", value: "300")))
        let told = rehearsal.carriedOut(RunProgress(events: [at(0, .stepped(line: 2))], steps: [drawn]))
        #expect(told.first == .hint("The line means `set height 300`."))
        #expect(rehearsal.steps == [pick, template])
        guard case .save(_, let text, _) = rehearsal.handle("save a.scenario").first else {
            Issue.record("nothing was saved")
            return
        }
        #expect(text.contains("pick height from 200, 300\nset height {height}\n"))
        #expect(
            rehearsal.handle("set height {width}") == [
                .complain("No `pick` line gives {width} a value. Write height.")
            ])
    }

    @Test func `reads a script's lines in order, and forgets lines that are taken back`() throws {
        try LabSession.check(["pick a from x, y", "set b {a}", "rewind 2", "pick a from z, w"], file: "f")
        let fault = #expect(throws: LineFault.self) {
            try LabSession.check(["pick a from x, y", "restart", "set b {a}"], file: "f")
        }
        #expect(fault?.place == "f line 3, column 7: \"set b {a}\"")
    }

    @Test func `steps by waiting until the next event`() {
        var rehearsal = rehearsal()
        #expect(
            rehearsal.handle("step") == [
                .answer(["The app is idle: no timer is running and no request is in flight."])
            ])
        _ = rehearsal.handle("show")
        _ = rehearsal.carriedOut(RunProgress(nextMoment: VirtualInstant(nanoseconds: 2_500_000)))
        #expect(rehearsal.handle("step") == [.carryOut(Step(line: 1, verb: .wait(.microseconds(2500))))])
    }

    @Test func `accepts no lines after its app has ended, and the lab stays open`() {
        var rehearsal = rehearsal()
        _ = rehearsal.handle("show")
        let effects = rehearsal.carriedOut(
            RunProgress(outcome: .crashed(signal: 4, message: "Index out of range", location: nil)))
        #expect(
            effects.contains {
                if case .complain(let words) = $0 { words.contains("Index out of range") } else { false }
            })
        guard case .complain = rehearsal.handle("wait 1ms").first else {
            Issue.record("the line ran")
            return
        }
        #expect(rehearsal.handle("rewind") == [.replay([])])
    }

    @Test func `completes verbs, knobs and texts on screen with Tab`() {
        let screen = [
            ScreenLine(.button, "Load more"), ScreenLine(.field, "Search: abc"),
            ScreenLine(.toggle, "Dark off"),
        ]
        let take = RunProgress(
            events: [
                at(0, .screen(screen)), at(0, .fact(.initialised(view: "Host", type: "Row"))),
                at(0, .fact(.bodyEvaluated(view: "Host/Row", cause: .mounted))),
            ], knobs: [Knob(name: "height", kind: "int")])
        let rehearsal = LabSession(take: take, style: PageStyle(width: 80), seed: 1)
        #expect(rehearsal.completions(for: "rew") == ["rewind"])
        #expect(rehearsal.completions(for: "expect a") == ["at most"])
        #expect(rehearsal.completions(for: "expect 2 requests, at most 3 b") == ["bodies of"])
        #expect(rehearsal.completions(for: "expect at most 3 bodies of R") == ["Row"])
        #expect(rehearsal.completions(for: "expect at most 3 requests i") == ["in flight"])
        #expect(rehearsal.completions(for: "set h") == ["height"])
        #expect(rehearsal.completions(for: "show he") == ["height="])
        #expect(rehearsal.completions(for: "tap \"Load m") == ["more\""])
        #expect(rehearsal.completions(for: "toggle ") == ["\"Dark\""])
        #expect(rehearsal.completions(for: "type \"a b\" into \"S") == ["\"Search\""])
        #expect(rehearsal.completions(for: "scroll to r") == ["row"])
        #expect(rehearsal.completions(for: "see no s") == ["spinner"])
        #expect(rehearsal.completions(for: "help wi") == ["within"])
        #expect(rehearsal.completions(for: "wait ") == [])
        #expect(rehearsal.completions(for: "route /a rep") == ["replies"])
        #expect(rehearsal.completions(for: "route POST /a replies sa") == ["sample"])
        #expect(rehearsal.completions(for: "route /a fails w") == ["with"])
        #expect(rehearsal.completions(for: "route /a fails with t") == ["timeout"])
        #expect(
            rehearsal.completions(for: "route /a replies text after 1s then f") == ["fixture", "fails with"])
        #expect(rehearsal.completions(for: "route /a replies 500 w") == ["with \""])
    }
}
