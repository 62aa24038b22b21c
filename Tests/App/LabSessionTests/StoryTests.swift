import Referee
import Reporting
import Scenario
import Testing
import Text
import VirtualTime

@testable import LabSession

@Suite struct `A story in the lab` {
    private func rehearsal(width: Int = 80, _ remarks: [Story.Remark] = []) -> LabSession {
        let story = Story(
            name: "the walk",
            steps: [
                Step(line: 2, verb: .show([])), Step(line: 3, verb: .wait(.milliseconds(10))),
                Step(line: 5, verb: .wait(.milliseconds(20))),
            ],
            remarks: remarks)
        return LabSession(take: RunProgress(), style: PageStyle(width: width), seed: 1, story: story)
    }

    /// Sends a line to a session whose app does nothing.
    private func say(_ line: String, to rehearsal: inout LabSession) -> [LabEffect] {
        var said: [LabEffect] = []
        for effect in rehearsal.handle(line) {
            switch effect {
            case .carryOut(let step):
                var take = rehearsal.take
                if case .wait(let duration) = step.verb { take.now = take.now + duration }
                said += rehearsal.carriedOut(take)
            case .replay(let steps):
                var take = RunProgress()
                for case .wait(let duration) in steps.map(\.verb) { take.now = take.now + duration }
                said += rehearsal.replayed(take)
            default: said.append(effect)
            }
        }
        return said
    }

    @Test func `runs its next line, which the prompt shows, on an empty line`() {
        var rehearsal = rehearsal()
        var prompts: [String] = []
        for _ in 1...4 {
            prompts.append(rehearsal.prompt)
            _ = say("", to: &rehearsal)
        }
        #expect(
            prompts == [
                "0 ms (Return: show) >", "0 ms (Return: wait 10ms) >", "10 ms (Return: wait 20ms) >",
                "30 ms, the end >",
            ])
        #expect(
            say("", to: &rehearsal) == [
                .answer([
                    "That was the last line of the walk. `rewind` takes a line back, and `quit` leaves the lab."
                ])
            ])
    }

    @Test func `goes back with rewind`() {
        var rehearsal = rehearsal()
        _ = say("", to: &rehearsal)
        _ = say("", to: &rehearsal)
        _ = say("rewind", to: &rehearsal)
        #expect(rehearsal.prompt == "0 ms (Return: wait 10ms) >")
        _ = say("restart", to: &rehearsal)
        #expect(rehearsal.prompt == "0 ms (Return: show) >")
    }

    @Test func `keeps its lines when the user types another between them`() {
        var rehearsal = rehearsal()
        _ = say("", to: &rehearsal)
        _ = say("wait 1s", to: &rehearsal)
        #expect(rehearsal.prompt == "1 s (Return: wait 10ms) >")
        _ = say("rewind", to: &rehearsal)
        #expect(rehearsal.prompt == "0 ms (Return: wait 10ms) >")
    }

    @Test func `prints a line that does not fit the prompt, which shows its number`() {
        var rehearsal = rehearsal(width: 24)
        #expect(rehearsal.prompt == "0 ms (Return: line 2) >")
        #expect(say("", to: &rehearsal).first == .answer(["show"]))
    }

    @Test func `shows its finding at the finding's line, or after its moment has passed`() {
        let remarks = [
            Story.Remark(at: .zero, line: 3, sentence: "Line 3 shows it."),
            Story.Remark(at: .zero + .milliseconds(12), sentence: "It was late."),
        ]
        var rehearsal = rehearsal(remarks)
        func told(_ effects: [LabEffect]) -> [[String]] {
            effects.compactMap { if case .answer(let lines) = $0 { lines } else { nil } }
        }
        #expect(told(say("", to: &rehearsal)).isEmpty)
        #expect(told(say("", to: &rehearsal)) == [["The fault shows here: Line 3 shows it."]])
        #expect(told(say("", to: &rehearsal)) == [["The fault shows here: It was late."]])
        _ = say("rewind", to: &rehearsal)
        #expect(told(say("", to: &rehearsal)) == [["The fault shows here: It was late."]], "shown again")
    }

    @Test func `shows a fault at the last line of its moment, before time moves on`() {
        var rehearsal = rehearsal([Story.Remark(at: .zero, sentence: "It came with the view.")])
        #expect(
            say("", to: &rehearsal).contains(.answer(["The fault shows here: It came with the view."])))
        #expect(
            !say("", to: &rehearsal).contains(.answer(["The fault shows here: It came with the view."])))
    }

    @Test func `without a story an empty line means nothing`() {
        var rehearsal = LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)
        #expect(rehearsal.handle("").isEmpty)
    }
}
