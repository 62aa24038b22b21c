import Grading
import Scenario
import TestSupport
import Testing
import Verification
import Wire
import Workshop

@testable import Exploration

/// Apps that crash, hang or flood the network in some stories.
@Suite(.serialized) struct `An exploration continues if an app` {
    private func report(
        doing deed: String, stories: Int, limits: PhaseLimits = .impatient
    ) throws -> ExplorationReport {
        let picture = try ChangingPicture(limits: limits)
        let source = """
            import SwiftUI

            struct ProfilePicture: View {
                let width: Int
                let height: Int

                var body: some View {
                    Text("\\(width) by \\(height)").task(id: width) {
                        if width == 2 { await misbehave() }
                    }
                }

                private func misbehave() async {
                    \(deed)
                }
            }
            """
        return try Exploration(of: picture.app(source), in: picture.workshop, seed: 1, jobs: 2)
            .run(stories: stories)
    }

    @Test(
        .completeProof,
        arguments: [
            (#"fatalError("two")"#, FindingCode.crash, 48),
            ("while true {}", .limitExceeded, 24),
            (
                "var all: [[Int]] = []; while true { all.append(Array(repeating: 1, count: 1 << 20)) }",
                .limitExceeded, 16
            ),
            (
                #"for n in 0..<100_000 { Task { _ = try? await URLSession.shared.data(from: URL(string: "https://a.example/\(n)")!) } }"#,
                .noTimePassing, 16
            ),
        ])
    func `misbehaves in some stories`(deed: String, code: FindingCode, stories: Int) throws {
        let report = try report(doing: deed, stories: stories)
        #expect(report.stories == stories)
        #expect(report.states > 3)
        #expect(report.discoveries.map(\.finding.code) == [code])
        #expect(report.discoveries.allSatisfy { $0.lines <= 2 })
    }

    @Test func `needs more processor time than a run may use, without calling it a fault`() throws {
        var limits = PhaseLimits()
        limits.run.cpuSeconds = 1
        let explored = try report(doing: "while true {}", stories: 4, limits: limits)
        #expect(explored.stories == 4)
        #expect(explored.discoveries.isEmpty)
    }
}

@Suite struct `An app that starts other programs` {
    @Test(arguments: [
        "let other = Process(); try? other.run()", "_ = fork()", "Thread { while true {} }.start()",
    ])
    func `is not built and runs no story`(deed: String) throws {
        let picture = try ChangingPicture()
        let source = """
            import Foundation
            import SwiftUI

            struct ProfilePicture: View {
                let width: Int
                let height: Int
                var body: some View { Text("one").onAppear { \(deed) } }
            }
            """
        guard case .refused = try picture.workshop.build(picture.answer(source)) else {
            Issue.record("It was built.")
            return
        }
    }
}

@Suite struct `The memory of stories` {
    @Test func `avoids lines that hang the app`() {
        var memory = StoryMemory()
        let line = Verb.set(KnobSetting(knob: "width", value: "2"))
        #expect(!memory.avoids(line))
        memory.take(
            in: ToldStory(
                story: Story(
                    lines: [line], weather: StoryNetwork(seed: 1, kinds: ReplyKinds(), failure: nil)),
                hang: line))
        #expect(memory.avoids(line))
        #expect(!memory.avoids(.rerender(times: 1)))
    }
}

extension PhaseLimits {
    /// Stops an app that does not respond for a second. As in the explorer, an app that does not respond
    /// reaches the limit on response time before the limit on processor time.
    fileprivate static var impatient: PhaseLimits {
        var limits = PhaseLimits()
        limits.run.cpuSeconds = 60
        limits.run.answerSeconds = 1
        return limits
    }
}
