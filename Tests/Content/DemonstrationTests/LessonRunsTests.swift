import Curriculum
import Testing

@testable import Demonstration

@Suite struct `A lesson's runs` {
    @Test func `report each of their lines that fails`() throws {
        let lesson = Lesson(
            id: "l", title: "L", part: 1,
            markdown: """
                ```swift hello
                struct Host: View { var body: some View { Text("Hello") } }
                ```

                ```predict looked
                program: hello
                scenario: |
                  show
                  see "Hello"
                  see "Goodbye"
                  expect 1 body of Host
                ```
                """, file: "Lessons/01-l.md")
        let result = try #require(try lesson.performed().results["looked"])
        #expect(result.checks == 3)
        #expect(
            result.failures == [
                #"at 0 ms `see "Goodbye"` found "Hello", under seed 1"#,
                #"at 0 ms `see "Goodbye"` found "Hello", under seed 2"#,
            ])
    }

    @Test func `are measured, and the text shows the results`() throws {
        let lesson = SampleLesson.forecast(
            "question: How many reports?\nmeasure: requests",
            text: "There was {{oslo-to-cairo.requests | report}} in {{oslo-to-cairo.milliseconds 1}} ms, "
                + "{{oslo-to-cairo.requests /cairo | answer}} for Cairo, and {{oslo-to-cairo.bodies Forecast | body}}."
        )
        let performance = try lesson.performed()
        #expect(performance.problems == [])
        #expect(performance.results["oslo-to-cairo"]?.answer == "1")
        let page = performance.page
        #expect(page.problems == [])
        guard case .prose(let text)? = page.passages.last else {
            Issue.record("the text is missing")
            return
        }
        #expect(text.hasSuffix("There was one report in 300 ms, no answers for Cairo, and three bodies."))
    }

    @Test func `show one result for each choice`() throws {
        let choice =
            "question: What is there?\nmeasure: choice\nchoices:\n  - body of /oslo\n  - body of /cairo"
        let performance = try SampleLesson.forecast(choice).performed()
        #expect(performance.problems == [])
        let result = try #require(performance.results["oslo-to-cairo"])
        #expect(result.answer == "body of /oslo")
        #expect(result.trace.scenario.steps.count == 6)
        let both = choice + "\n  - no spinner"
        #expect(
            try SampleLesson.forecast(both).performed().problems.map(\.fact)
                == ["The run oslo-to-cairo has no single answer"])
    }

    @Test func `are missing if the program does not compile, and its line is reported`() throws {
        let more =
            "\n```swift broken with support\nstruct Forecast: View {\n    var body: some View { Nothing() }\n}\n```"
        let performance = try SampleLesson.forecast("measure: requests", more: more).performed(
            buildsAll: true)
        let problem = try #require(performance.problems.first { $0.evidence?.contains("Nothing") ?? false })
        #expect(problem.fact == "The program broken does not compile")
        #expect(problem.line == 25)
        #expect(performance.results["oslo-to-cairo"] != nil)
    }

    @Test func `are the only ones that the text may refer to, within one line`() throws {
        let page = try SampleLesson.forecast(
            "measure: requests", text: "It is {{nowhere.requests}}, not {{oslo-to-cairo.\nrequests}}."
        ).performed().page
        #expect(
            page.problems.map(\.fact)
                == Array(repeating: "No run measures the number that the text shows", count: 2))
        #expect(page.problems.map(\.evidence) == ["{{nowhere.requests}}", "{{oslo-to-cairo."])
    }
}
