import Curriculum
import Referee
import Scenario
import TestSupport
import Testing
import Verification
import Wire

@testable import Exploration

/// Compares two runs of a story: one with the story's own timing, one with a user who waits until
/// the app has settled.
@Suite struct `A user who waits` {
    private let stage: StoryRunner
    private let weather: StoryNetwork

    init() throws {
        let picture = try ChangingPicture()
        let source = """
            import SwiftUI

            struct ProfilePicture: View {
                let width: Int
                let height: Int
                @State private var isLoading = false
                @State private var count = 0

                var body: some View {
                    VStack {
                        if isLoading { ProgressView() }
                        Button("Load") { Task { await load() } }
                        Button("Count \\(count)") { count += 1 }
                    }
                }

                private func load() async {
                    isLoading = true
                    _ = try? await URLSession.shared.data(from: URL(string: "https://a.example/words")!)
                    isLoading = false
                }
            }
            """
        stage = StoryRunner(AppRunner(of: try picture.app(source), in: picture.workshop), seed: 1)
        weather = try StoryNetwork(
            seed: 9, kinds: StorySetting(probing: stage, hints: SourceOutline().hints).kinds, failure: nil)
    }

    private func told(_ lines: String) throws -> (story: Story, curtain: StoryResult) {
        let story = Story(
            lines: try Scenario(parsing: lines, name: "story").steps.map(\.verb), weather: weather)
        return (story, try #require(try stage.play(story.lines, in: weather, seed: 1)))
    }

    private func patient(_ lines: String) throws -> StoryResult? {
        let (story, curtain) = try told(lines)
        return try PatientReference(stage: stage, seed: 1).run(of: story, curtain)
    }

    @Test(arguments: [
        "show\ntap \"Load\"\nwait 2s\ntap \"Load\"", "show\ntap \"Count 0\"\ntap \"Count 1\"",
        "show\ntap \"Load\"\nsettle\ntap \"Count 0\"\nwait 1ms",
    ])
    func `is left out if the story's user is as patient`(lines: String) throws {
        #expect(try patient(lines) == nil)
    }

    @Test func `touches the same things once the app is quiet`() throws {
        let lines = "show\ntap \"Load\"\nwait 1ms\ntap \"Load\"\nwait 1ms\ntap \"Count 0\""
        let calm = try #require(try patient(lines))
        #expect(calm.isCalm && calm.moments.last?.isQuiet == true)
        #expect(calm.requests.count == 2)
        // In the run with the waiting user, every second moment is a wait.
        #expect(calm.moments.enumerated().allSatisfy { $0.offset.isMultiple(of: 2) || $0.element.isQuiet })
    }

    @Test func `does not run a story again because a gesture found no target`() throws {
        let lines = "show\ntap \"Load\"\nwait 1ms\ntap \"Count 0\""
        let plain = try told(lines)
        let missing = try stage.play(in: weather, seed: 1) { run throws(RefereeFault) in
            for line in plain.story.lines {
                try run.carryOut(line)
                #expect(try run.carryOut(.gesture(.back)) == false)
                #expect(try run.carryOut(.gesture(.tap(label: "Nothing of this name"))) == false)
            }
            try run.settle()
        }
        #expect(missing.missedLines.isEmpty)
        #expect(missing.events == plain.curtain.events)
        #expect(missing.screen == plain.curtain.screen)
    }
}
