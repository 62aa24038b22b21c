import Grading
import Referee
import Testing
import Verification

@Suite struct `An answer that reaches its time limit` {
    @Test func `does not run the remaining scenarios`() throws {
        let course = try CourseUnderTest()
        let exercise = try course.exercise("changing-picture")
        let source = """
            import SwiftUI
            struct ProfilePicture: View {
                let width: Int
                let height: Int
                var body: some View { Text("").onAppear { while true {} } }
            }
            """
        let judgement = try course.judge(source, of: exercise)
        #expect(judgement.traces.map(\.outcome) == [.exceeded(.processorTime)])
        #expect(judgement.verdict.scenarios.map(\.name) == exercise.scenarios.map(\.name))
        #expect(
            judgement.verdict.scenarios.allSatisfy { $0.score == 0 && !$0.passed && !$0.findings.isEmpty })
        #expect(judgement.verdict.score == 0)
        #expect(judgement.verdict.codes.first == .limitExceeded)
        #expect(judgement.diedInARun)
    }
}
