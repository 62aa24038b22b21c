import Grading
import Referee
import Scenario
import TestSupport
import Testing
import VirtualTime
import Wire

@Suite struct `A verdict's mistakes` {
    private func run(
        _ findings: Finding..., lines: Int = 3, isHidden: Bool = false
    ) -> ScenarioVerdict {
        var verdict = ScenarioVerdict(judging: Diagram("GET /a   o-+").trace)
        (verdict.findings, verdict.length, verdict.isHidden) = (findings, lines, isHidden)
        return verdict
    }

    private func missed(_ path: String, at place: Int?) -> Finding {
        Finding(
            .missedFetch, at: .zero, "GET \(path) was never requested.", location: place.map(line),
            resource: Resource(path: path))
    }

    @Test func `are the findings with one line, owner and reason, with the shortest scenario as evidence`() {
        let verdict = Verdict(scenarios: [
            run(missed("/200/200", at: 27), lines: 9), run(missed("/640/420", at: 27), lines: 4),
            run(missed("/100/100", at: 27), lines: 2, isHidden: true),
        ])
        #expect(verdict.mistakes.map { $0.evidence.sentence } == ["GET /640/420 was never requested."])
        #expect(verdict.mistakes.map { $0.scenarios } == [[0, 1, 2]])
        #expect(verdict.tellingScenario() == 1)
    }

    @Test func `without a line are one if the addresses differ only in numbers`() {
        let items = Verdict(scenarios: [run(missed("/item/1", at: nil)), run(missed("/item/2", at: nil))])
        #expect(items.mistakes.count == 1)
        let others = Verdict(scenarios: [run(missed("/item/1", at: nil)), run(missed("/likes", at: nil))])
        #expect(others.mistakes.count == 2)
    }

    @Test func `are two if the line is the same and the owner is not`() {
        func sent(by view: String) -> Finding {
            Finding(
                .redundantFetch, at: .zero, "", scope: Scope(view: view, phase: .task, location: line(9)))
        }
        #expect(Verdict(scenarios: [run(sent(by: "Host/A"), sent(by: "Host/B"))]).mistakes.count == 2)
    }

    @Test func `show a visible scenario first, then a hidden one`() {
        let verdict = Verdict(scenarios: [
            run(missed("/b", at: 2), isHidden: true), run(missed("/a", at: 1)),
        ])
        #expect(verdict.mistakes.map { $0.evidence.location?.line } == [1, 2])
    }

    @Test func `have one order, even if three kinds of rules disagree`() {
        func finding(_ code: FindingCode, _ place: Int) -> Finding {
            Finding(code, at: .zero, "\(place)", location: line(place), resource: Resource(path: "/a"))
        }
        // Comparing pairs goes in a circle here: a hidden missed fetch, a canceled request, a visible redundant fetch,
        // and the hidden missed fetch again.
        let orders = (0..<20).map { _ in
            Verdict(scenarios: [
                run(finding(.missedFetch, 1), finding(.prematureCancel, 2), isHidden: true),
                run(finding(.redundantFetch, 3)), run(finding(.prematureCancel, 4)),
            ]).mistakes.map { $0.evidence.sentence }
        }
        #expect(Set(orders) == [["3", "4", "2", "1"]])
    }

    @Test func `put a wrong screen before the disabled control that it explains`() {
        let disabled = Finding(
            .missedFetch, at: .zero, "", resource: Resource(path: "/a"), symptom: "disabled control")
        let screen = Finding(.wrongScreen, at: .zero, "", symptom: "still loading")
        let verdict = Verdict(scenarios: [run(screen), run(screen), run(disabled, screen, isHidden: true)])
        #expect(verdict.codes == [.wrongScreen, .missedFetch])
    }

    @Test func `put a visible count before a hidden screen`() {
        let screen = Finding(.wrongScreen, at: .zero, "", symptom: "no \"x\"")
        let count = Finding(.unmetExpectation, at: .zero, "")
        #expect(
            Verdict(scenarios: [run(count), run(screen, isHidden: true)]).codes == [
                .unmetExpectation, .wrongScreen,
            ])
        #expect(Verdict(scenarios: [run(count), run(screen)]).codes == [.wrongScreen, .unmetExpectation])
    }

    @Test func `put a frequent one before a rarer one that never occurs alone`() {
        let twice = Finding(.redundantFetch, at: .zero, "", location: line(5))
        let uncancelled = Finding(.missingCancellation, at: .zero, "", location: line(8))
        let often = Verdict(scenarios: [run(twice), run(uncancelled, twice), run(twice)])
        #expect(often.codes == [.redundantFetch, .missingCancellation])
        let apart = Verdict(scenarios: [run(twice), run(uncancelled), run(twice)])
        #expect(apart.codes == [.missingCancellation, .redundantFetch])
    }
}

@Suite struct `A finding's reason` {
    @Test func `is the unowned task whose request was not cancelled`() {
        let diagram = Diagram(
            """
            want /a   |-|
            GET /a    o---+
            """, phase: .onAppear, isUnowned: true)
        let findings = diagram.findings
        #expect(findings.map(\.code) == [.unownedTask, .missingCancellation])
        #expect(findings.map(\.isExplained) == [false, true])
        #expect(Verdict(judging: [diagram.trace]).mistakes.map(\.reason) == [nil, 0])
        #expect(Rubric.standard.score(findings) == 75)
    }

    @Test func `is the control that the user could not operate`() {
        let check = TraceEvent(
            at: .zero + .milliseconds(200),
            .checked(line: 4, check: "tap \"Try again\"", held: false, found: "no such button"))
        let diagram = Diagram(
            """
            want /a   ..|--
            want /b   |-|
            GET /b    o-+
            """, scenario: "show\nwait 200ms\nwant /a\ntap \"Try again\"\nsettle", extra: [check])
        #expect(diagram.findings.map(\.code) == [.wrongScreen, .missedFetch])
        #expect(Verdict(judging: [diagram.trace]).mistakes.map(\.reason) == [nil, 0])
        #expect(Rubric.standard.score(diagram.findings) == 25)
    }

    @Test func `is the earlier request that brought the content too early`() {
        let diagram = Diagram(
            """
            want /a   |-|.|--
            GET /a    o--+
            """)
        #expect(diagram.findings.map(\.code) == [.missingCancellation, .missedFetch])
        #expect(diagram.findings.map(\.isExplained) == [false, true])
    }

    @Test func `is no request for something else`() {
        let diagram = Diagram(
            """
            want /a   |-|
            want /b   ..|--
            GET /a    o--+
            """)
        #expect(diagram.findings.map(\.code) == [.missedFetch, .missingCancellation])
        #expect(!diagram.findings.contains { $0.isExplained })
    }

    @Test func `is the missed fetch if the app requested something else in its place`() {
        let diagram = Diagram(
            """
            want /a/800   |---
            GET /a/200    o-+
            """)
        #expect(diagram.findings.map(\.code) == [.missedFetch, .redundantFetch])
        #expect(diagram.findings.map(\.isExplained) == [false, true])
    }

    @Test func `is the request that was sent twice, not its task`() {
        let diagram = Diagram(
            """
            want /a   |-----|
            GET /a    o--+
            GET /a    .o-----+
            """, phase: .onAppear, isUnowned: true)
        #expect(diagram.findings.first?.code == .redundantFetch)
        #expect(diagram.findings.dropFirst().allSatisfy { $0.isExplained })
    }

    @Test func `is the screen that was wrong before the fetch was missed`() {
        let wants = [at(200, .wanted([])), at(200, .wanted([Resource(path: "/a")]))]
        func diagram(_ scenario: String, line: Int, isBefore: Bool) -> Diagram {
            let check = at(200, .checked(line: line, check: "see error", held: false, found: "\"Moss\""))
            return Diagram(
                """
                want /a   |-|
                GET /a    o-4...
                """, scenario: scenario, extra: isBefore ? [check] + wants : wants + [check])
        }
        let before = diagram(
            "want /a\nshow\nsettle\nsee error\nwant nothing\nwant nothing\nwant /a\nsettle", line: 4,
            isBefore: true)
        let after = diagram(
            "want /a\nshow\nsettle\nwant nothing\nwant nothing\nwant /a\nsettle\nsee error", line: 8,
            isBefore: false)
        #expect(before.findings.map(\.code) == [.wrongScreen, .missedFetch], "\(before.told)")
        #expect(after.findings.map(\.code) == [.missedFetch, .wrongScreen], "\(after.told)")
    }
}
