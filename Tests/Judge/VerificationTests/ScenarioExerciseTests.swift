import Curriculum
import Grading
import Referee
import Testing
import Verification

/// An exercise in which the learner writes the scenario, about leaving a profile.
@Suite struct `An exercise whose answer is a scenario` {
    private static let course = Result { try CourseUnderTest() }

    private func judge(_ scenario: String) throws -> GradedRuns {
        let marker = try Verifier(for: Self.exercise, in: Self.course.get().workshop)
        guard case .judged(let judgement) = try marker.mark(Array(scenario.utf8)) else {
            throw CourseUnderTest.NotJudged(description: "the scenario was not judged")
        }
        return judgement
    }

    @Test func `passes with a scenario that finds every wrong app`() throws {
        let judgement = try judge(
            """
            # Left in mid-flight
            route GET /profile replies text after 300ms
            want /profile
            show
            see spinner
            wait 100ms
            want nothing
            hide
            settle
            want /profile
            show
            settle
            see body of /profile
            """)
        #expect(judgement.verdict.passed, "\(judgement.verdict)")
        #expect(judgement.verdict.score == 100)
        #expect(judgement.traces.count == 3)
    }

    @Test func `has points for some of the apps, and names one that was not found`() throws {
        let verdict = try judge(
            """
            route GET /profile replies text after 300ms
            want /profile
            show
            settle
            see body of /profile
            """
        ).verdict
        #expect(verdict.codes == [.bugNotCaught])
        #expect(verdict.score == 33)
        let missed = verdict.scenarios.filter { !$0.passed }.map(\.title)
        #expect(missed == ["It goes on loading when the screen is left.", "It shows no spinner."])
    }

    @Test func `has no points for a scenario that fails the right app`() throws {
        let judgement = try judge(
            """
            route GET /profile replies text after 300ms
            want /profile
            show
            see body of /profile
            """)
        #expect(judgement.verdict.codes == [.falseAlarm])
        #expect(judgement.verdict.score == 0)
        #expect(
            judgement.verdict.scenarios.first?.findings.first?.location?.description == "Leaving.scenario:4")
    }

    @Test(arguments: [
        "", "load everything", "show colour=red", "\0", "see", String(repeating: "show\n", count: 1 << 16),
    ])
    func `has no points for a scenario that cannot run`(text: String) throws {
        let judgement = try judge(text)
        #expect(judgement.isUnreadable)
        #expect(judgement.verdict.codes == [.notAScenario])
        #expect(judgement.verdict.score == 0)
    }

    @Test func `has no points for a scenario in which nothing happens`() throws {
        let verdict = try judge("wait 1s").verdict
        #expect(verdict.score == 0)
        #expect(verdict.codes == [.bugNotCaught])
    }

    // MARK: - The exercise

    private static func app(_ name: String, does: String, isRight: Bool = false, _ content: String)
        -> ExampleApp
    {
        let source = """
            import SwiftUI
            struct Profile: View {
                @State private var text = ""
                var body: some View {
                    \(content)
                }
                private func load() async {
                    guard let url = URL(string: "https://api.example/profile"),
                        let (data, _) = try? await URLSession.shared.data(from: url), !Task.isCancelled
                    else { return }
                    text = String(decoding: data, as: UTF8.self)
                }
            }
            """
        return ExampleApp(
            source: SourceFile(path: "Apps/\(name).swift", text: source), fault: isRight ? nil : does)
    }

    private static let shown = "VStack { if text.isEmpty { ProgressView() } else { Text(text) } }"

    private static let exercise = Exercise(
        id: "leaving", number: ExerciseNumber(part: 3, index: 3), title: "Leaving", minutes: 10,
        kind: .scenario,
        answerFile: "Leaving.scenario", task: "", scenarios: [],
        starter: SourceFile(path: "Starter.scenario", text: ""),
        host: SourceFile(
            path: "Host.swift",
            text: "import SwiftUI\nstruct Host: View { var body: some View { Profile() } }"),
        solution: SourceFile(path: "Solution.scenario", text: ""),
        apps: [
            app("Right", does: "", isRight: true, "\(shown).task { await load() }"),
            app(
                "Unowned", does: "It goes on loading when the screen is left.",
                "\(shown).onAppear { Task { await load() } }"),
            app("Silent", does: "It shows no spinner.", "Text(text).task { await load() }"),
            app("Twice", does: "It loads twice.", "\(shown).task { await load() }.task { await load() }"),
        ])
}
