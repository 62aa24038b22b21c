import Grading
import Referee
import TestSupport
import Testing
import Wire

@Suite struct `A verdict` {
    private let good = Diagram(
        """
        want /a   |-----
        GET /a    o--+
        """
    ).trace
    private let wasteful = Diagram(
        """
        want /a   |-----
        GET /a    o--+
        GET /a    o--+
        """
    ).trace

    @Test func `passes if every scenario ends without a finding`() {
        let verdict = Verdict(judging: [good, good])
        #expect(verdict.passed)
        #expect(verdict.score == 100)
        #expect(verdict.codes == [])
    }

    @Test func `does not pass if nothing was graded`() {
        #expect(!Verdict(judging: []).passed)
        #expect(Verdict(judging: []).score == 0)
    }

    @Test(arguments: [
        RunOutcome.crashed(signal: 6, message: "", location: nil), .exited(status: 0), .brokeProtocol("x"),
        .exceeded(.wallTime), .exceeded(.processorTime), .exceeded(.memory), .exceeded(.stepsWithoutTime),
    ])
    func `never passes with a run that broke off`(outcome: RunOutcome) {
        var trace = good
        trace.outcome = outcome
        let generous = Rubric(prices: [:])
        for rubric in [Rubric.standard, generous] {
            let verdict = Verdict(judging: [good, trace], rubric: rubric)
            #expect(!verdict.passed)
            #expect(verdict.score < 100)
            #expect(!verdict.codes.isEmpty)
        }
    }

    @Test func `has the mean of its scenarios' points, rounded down`() {
        #expect(Verdict(judging: [wasteful]).score == 85)
        #expect(Verdict(judging: [good, wasteful]).score == 92)
    }

    @Test func `compares the number of requests with par`() {
        let verdict = Verdict(judging: [good, wasteful])
        #expect((verdict.requestsMade, verdict.par) == (3, 2))
        #expect((verdict.redundant, verdict.uncancelled) == (1, 0))
        #expect(verdict.waste.bytes == 1000)
        #expect(verdict.waste.duration == .milliseconds(300))
    }

    @Test func `shows the run of its first finding, not the first failed run`() {
        func run(_ code: FindingCode, isConsequence: Bool = false) -> ScenarioVerdict {
            var verdict = ScenarioVerdict(judging: good)
            verdict.findings = [Finding(code, at: .zero, "", isConsequence: isConsequence)]
            return verdict
        }
        let passed = ScenarioVerdict(judging: good)
        let runs = [
            passed, run(.wrongScreen), run(.crash, isConsequence: true), run(.missedFetch), run(.missedFetch),
        ]
        #expect(Verdict(scenarios: runs).tellingScenario() == 3)
        #expect(Verdict(scenarios: runs).tellingScenario { $0.findings.first?.code != .missedFetch } == 1)
        #expect(Verdict(scenarios: [passed, passed]).tellingScenario() == 0)
        #expect(Verdict(scenarios: []).tellingScenario() == nil)
    }

    @Test func `lists causes before their consequences`() {
        let codes: [FindingCode] = [.unmetExpectation, .wrongScreen, .redundantFetch, .missedFetch, .crash]
        let findings =
            codes.map { Finding($0, at: .zero, "") } + [Finding(.crash, at: .zero, "", isConsequence: true)]
        #expect(
            findings.sorted().map(\.code) == [
                .crash, .missedFetch, .redundantFetch, .wrongScreen, .unmetExpectation, .crash,
            ])
    }

    @Test(arguments: FindingCode.allCases)
    func `has a separate kind, price and explanation for each code`(code: FindingCode) {
        #expect(code.kind.code == code)
        #expect(Rubric.standard.prices[code] == code.kind.price)
        #expect(code.explanation.cause.count > 100)
        #expect(code.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    }

    @Test func `looks for every finding in a run or in a learner's scenario`() {
        #expect(rules.count + scenarioFindings.count + formFindings.count == FindingCode.allCases.count)
        #expect(formFindings.map { $0.code } == [.notAForm, .unfounded, .overlooked, .misjudged])
        #expect(scenarioFindings.map { $0.code } == [.notAScenario, .falseAlarm, .bugNotCaught])
    }
}
