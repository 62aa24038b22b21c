import Grading
import Marking
import Testing
import Wire
import Workshop

@testable import Exploration

/// Apps that end, hang or flood the network in some stories.
@Suite(.serialized) struct `An exploration goes on after an app that` {
    private func report(doing deed: String, stories: Int) throws -> ExplorationReport {
        var limits = PhaseLimits()
        limits.run.cpuSeconds = 1
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

    @Test(arguments: [
        (#"fatalError("two")"#, FindingCode.crash, 48),
        ("while true {}", .limitExceeded, 8),
        (
            #"for n in 0..<100_000 { Task { _ = try? await URLSession.shared.data(from: URL(string: "https://a.example/\(n)")!) } }"#,
            .noTimePassing, 16
        ),
    ])
    func `misbehaves in some story`(deed: String, code: FindingCode, stories: Int) throws {
        let report = try report(doing: deed, stories: stories)
        #expect(report.stories == stories)
        #expect(report.states > 3)
        #expect(report.discoveries.map(\.finding.code) == [code])
        #expect(report.discoveries.allSatisfy { $0.lines <= 2 })
    }
}
