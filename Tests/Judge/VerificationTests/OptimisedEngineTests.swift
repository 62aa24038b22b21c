import Foundation
import Referee
import Scenario
import TestSupport
import Testing
import Workshop

/// Learners run an optimized engine with unoptimized answers. Only this test shows if the engine lacks a
/// symbol that an answer needs.
@Suite struct `An optimized engine` {
    @Test func `opens an answer with everything that the compiler leaves to the standard library`() throws {
        let source = """
            import SwiftUI

            struct Probe: View {
                @State private var names = ["b", "a"]
                private let points = ["a": [1, 2], "b": []]

                var body: some View {
                    ForEach(names, id: \\.self) { Text("\\($0): \\(points[$0]?.reduce(0, +) ?? -1)") }
                        .onAppear {
                            names.sort()
                            print("sorted", names, Set(names).count, separator: " ")
                        }
                }
            }
            """
        let workshop = try Workshop.underTest()
        let file = Answer.File(name: "Probe.swift", bytes: Array(source.utf8), author: .learner)
        guard case .built(let app) = try workshop.build(Answer(files: [file], root: "Probe()")) else {
            Issue.record("the answer is not built")
            return
        }
        let scenario = try Scenario(parsing: "show\nsee \"a: 3\"\nsee \"b: 0\"", name: "probe")
        let trace = try Referee.run(scenario, seed: 1, on: HostedApp(try workshop.launch(app)))
        #expect(trace.outcome == .completed)
        let kinds = trace.events.map(\.kind)
        #expect(kinds.contains(.console("sorted [\"a\", \"b\"] 2\n")))
        #expect(!kinds.contains { if case .checked(_, _, held: false, _) = $0 { true } else { false } })
    }
}
