import Curriculum
import Grading
import Testing
import Verification

/// The same answer, compiled like the projects of two Xcode versions and run with the behavior of two SDKs.
@Suite struct `An exercise's settings` {
    private let course: CourseUnderTest

    init() throws { course = try CourseUnderTest() }

    /// An answer whose view creates a model that belongs to no actor.
    private static let answer = """
        import SwiftUI

        @Observable final class Model: @unchecked Sendable {
            var text = ""
            init() {}

            func load() async {
                guard let url = URL(string: "https://api.example/profile"),
                    let (data, _) = try? await URLSession.shared.data(from: url)
                else { return }
                text = String(decoding: data, as: UTF8.self)
            }
        }

        struct Profile: View {
            let visits: Int
            @State private var model = Model()

            var body: some View {
                Text("\\(visits) \\(model.text)").task { await model.load() }
            }
        }
        """

    private func codes(_ settings: BuildSettings) throws -> [FindingCode] {
        let host = """
            import Lab
            import SwiftUI
            struct Host: View {
                @Knob var visits = 0
                var body: some View { Profile(visits: visits) }
            }
            """
        let scenario = """
            route GET /profile replies text after 300ms
            want /profile
            show visits=0
            settle
            set visits 1
            see body of /profile
            expect 1 init of Model
            """
        let exercise = Exercise(
            id: "where", number: ExerciseNumber(part: 1, index: 1), title: "Where", minutes: 5,
            settings: settings,
            answerFile: "Profile.swift", task: "",
            scenarios: [ScenarioSource(name: "load", text: scenario, file: "exercise.md", firstLine: 1)],
            starter: SourceFile(path: "Starter.swift", text: Self.answer),
            host: SourceFile(path: "Host.swift", text: host),
            solution: SourceFile(path: "Solution.swift", text: Self.answer))
        return try course.judge(Self.answer, of: exercise).verdict.codes
    }

    @Test func `decide where code without an actor runs`() throws {
        #expect(try codes(BuildSettings()) == [.offMainWrite])
        #expect(try codes(BuildSettings(project: .newer)) == [])
        #expect(try codes(BuildSettings(language: .six, project: .newer)) == [])
    }

    @Test func `decide how often a state creates its model`() throws {
        #expect(try codes(BuildSettings(project: .newer, sdk: .sdk26)) == [.unmetExpectation])
    }
}
