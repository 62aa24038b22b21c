import Referee
import Reporting
import Scenario
import Testing
import Text
import VirtualTime

@testable import LabSession

@Suite struct `Invented stories in the lab` {
    private let story = InventedStory(
        Story(
            name: "story 1",
            steps: [
                Step(line: 1, verb: .show([])), Step(line: 2, verb: .wait(.milliseconds(40))),
                Step(line: 3, verb: .hide),
            ]),
        opening: 2)

    /// The session after `show` and `wait 40ms`.
    private func rehearsal() -> LabSession {
        var rehearsal = LabSession(take: RunProgress(), style: PageStyle(width: 80), seed: 1)
        for line in ["show", "wait 40ms"] {
            guard case .carryOut(let step)? = rehearsal.handle(line).first else { continue }
            var take = rehearsal.take
            take.steps.append(step)
            _ = rehearsal.carriedOut(take)
        }
        return rehearsal
    }

    private func explored(_ stories: [InventedStory]) -> LabSession {
        var rehearsal = rehearsal()
        _ = rehearsal.handle("explore")
        _ = rehearsal.explored(stories)
        return rehearsal
    }

    @Test func `continue the typed lines for as long as the user asks`() {
        let lines: [Verb] = [.show([]), .wait(.milliseconds(40))]
        for (line, length) in [
            ("explore", ExplorationLength.usual), ("explore 500", .stories(500)),
            ("explore 30s", .time(.seconds(30))),
        ] {
            var rehearsal = rehearsal()
            guard case .explore(let steps, length)? = rehearsal.handle(line).first else {
                Issue.record("\(line) does not explore")
                continue
            }
            #expect(steps.map(\.verb) == lines)
            #expect(rehearsal.explored([]).isEmpty)
        }
        var rehearsal = rehearsal()
        for line in ["explore 0", "explore much", "explore 5 s", "play no", "play 0", "play 1 2"] {
            guard case .complain(let words)? = rehearsal.handle(line).first else {
                Issue.record("\(line) is understood")
                continue
            }
            #expect(words.contains("Write `\(line.prefix(4) == "play" ? "play" : "explore")`"))
        }
    }

    @Test func `restore the lines before the exploration, and Return runs the rest`() {
        var rehearsal = explored([story])
        #expect(rehearsal.handle("play") == [.replay(Array(story.story.steps.prefix(2)))])
        _ = rehearsal.replayed(RunProgress())
        #expect(rehearsal.prompt == "0 ms (Return: hide) >")
        #expect(rehearsal.handle("") == [.carryOut(story.story.steps[2])])
    }

    @Test func `give the typed lines back on restart`() {
        var rehearsal = explored([story, story])
        for number in ["1", "2"] {
            _ = rehearsal.handle("play \(number)")
            _ = rehearsal.replayed(RunProgress())
        }
        guard case .replay(let steps)? = rehearsal.handle("restart").first else {
            Issue.record("`restart` does not go back")
            return
        }
        #expect(steps.map(\.verb) == [.show([]), .wait(.milliseconds(40))])
        #expect(
            rehearsal.replayed(RunProgress()) == [
                .answer([
                    "The lab closed the story and ran 2 lines of your own again; the time is 0 ms.",
                    "The screen is empty. `show` puts the app on screen.",
                ])
            ])
        #expect(rehearsal.handle("").isEmpty)
        #expect(rehearsal.handle("play 1").count == 1)
    }

    @Test func `have numbers that Tab completes`() {
        var rehearsal = explored([story, story])
        #expect(rehearsal.completions(for: "play ") == ["1", "2"])
        #expect(rehearsal.handle("play 3") == [.complain("The stories are 1 to 2.")])
        var none = explored([])
        #expect(
            none.handle("play") == [
                .complain(
                    "The lab has no invented stories yet. `explore` invents stories and keeps the stories with faults."
                )
            ])
        #expect(none.completions(for: "play ").isEmpty)
    }

    @Test func `change nothing if inventing them fails`() {
        var rehearsal = explored([story])
        _ = rehearsal.handle("explore")
        #expect(rehearsal.failedToExplore("The machine is full.") == [.complain("The machine is full.")])
        #expect(rehearsal.handle("play").count == 1)
    }
}
