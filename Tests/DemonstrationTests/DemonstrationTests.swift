import Curriculum
import Foundation
import TestSupport
import Testing
import Workshop

@testable import Demonstration

@Suite struct `A lesson's runs` {
    private static let workshop = Result { try Workshop.underTest() }

    private static func lesson(_ run: String, text: String = "", more: String = "") -> Lesson {
        Lesson(
            id: "l", title: "L", part: 1,
            markdown: """
                ```swift support hidden
                struct Host: View {
                    @Knob var city = "oslo"
                    var body: some View { Forecast(city: city) }
                }
                ```

                ```swift forecast with support
                struct Forecast: View {
                    let city: String
                    @State private var report = "…"
                    var body: some View {
                        Text(report).task {
                            guard let url = URL(string: "https://weather.example/\\(city)") else { return }
                            if let (data, _) = try? await URLSession.shared.data(from: url) {
                                report = String(decoding: data, as: UTF8.self)
                            }
                        }
                    }
                }
                ```
                \(more)

                ```predict oslo-to-cairo
                program: forecast
                scenario: |
                  route GET /oslo replies text after 300ms
                  route GET /cairo replies text after 200ms
                  show city=oslo
                  settle
                  set city cairo
                  settle
                \(run)
                ```

                \(text)
                """, file: "Lessons/01-l.md")
    }

    private func perform(_ lesson: Lesson, buildsAll: Bool = false) throws -> LessonPerformance {
        try Demonstration(of: lesson, in: Self.workshop.get()).perform(seeds: 2, buildsAll: buildsAll)
    }

    @Test func `say which of their own lines do not hold`() throws {
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
        let result = try #require(try perform(lesson).results["looked"])
        #expect(result.checks == 3)
        #expect(
            result.failures == [
                #"at 0 ms `see "Goodbye"` found "Hello", under seed 1"#,
                #"at 0 ms `see "Goodbye"` found "Hello", under seed 2"#,
            ])
    }

    @Test func `may reply with JSON, and with a file in the folder with the lesson's name`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Lessons/01-l"), withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "Exercises"), withIntermediateDirectories: true)
        try Data("[\"Ada\", \"Grace\"]".utf8).write(to: folder.appending(path: "Lessons/01-l/names.json"))
        let page = """
            ---
            id: l
            title: L
            part: 1
            ---
            ```swift names
            struct Host: View {
                @State private var names: [String] = []
                var body: some View {
                    VStack {
                        Text("Names")
                        ForEach(names, id: \\.self) { Text($0) }
                    }
                        .task { names = (try? await load()) ?? ["none"] }
                }
                func load() async throws -> [String] {
                    guard let url = URL(string: "https://names.example/all") else { return [] }
                    let (data, _) = try await URLSession.shared.data(from: url)
                    return try JSONDecoder().decode([String].self, from: data)
                }
            }
            ```

            ```predict file
            program: names
            scenario: |
              route GET /all replies fixture names.json after 100ms
              show
              settle
              see "Grace"
            ```

            ```predict written-out
            program: names
            scenario: |
              route GET /all replies json '["Edsger"]' after 100ms
              show
              settle
              see "Edsger"
            ```
            """
        try Data(page.utf8).write(to: folder.appending(path: "Lessons/01-l.md"))
        let lesson = try #require(try Curriculum.load(CourseRoot(folder)).lessons.first)
        #expect(lesson.fixtures.keys.sorted() == ["names.json"])
        let performance = try perform(lesson)
        #expect(performance.problems == [])
        #expect(performance.results.values.flatMap(\.failures) == [])
        #expect(performance.results.values.map(\.checks) == [1, 1])
    }

    @Test func `are compiled and played as each says, the same program in several ways`() throws {
        let lesson = Lesson(
            id: "l", title: "L", part: 1,
            markdown: """
                ```swift where
                struct Host: View {
                    @Knob var count = 0
                    var body: some View { Child(count: count) }
                }
                struct Child: View {
                    let count: Int
                    @State private var places = Places()
                    var body: some View {
                        Text("\\(places.text) \\(count)").task { await places.fill() }
                    }
                }
                @Observable final class Places {
                    var text = ""
                    init() {}
                    func fill() async { text = "filled" }
                }
                ```

                ```predict old
                program: where
                scenario: |
                  show
                  settle
                  set count 1
                question: Where does it write?
                measure: off-main writes
                ```

                ```predict new
                program: where
                project: xcode-26
                scenario: |
                  show
                  settle
                question: And here?
                measure: off-main writes
                ```

                ```predict six
                program: where
                project: xcode-26
                swift: 6
                sdk: 26
                scenario: |
                  show
                  settle
                  set count 1
                question: And here?
                measure: inits Places
                ```

                ```predict seven
                program: where
                scenario: |
                  show
                  settle
                  set count 1
                question: And here?
                measure: inits Places
                ```
                """, file: "Lessons/01-l.md")
        let performance = try perform(lesson)
        #expect(performance.problems == [])
        #expect(
            performance.results.mapValues(\.answer) == ["old": "1", "new": "0", "six": "2", "seven": "1"])
    }

    @Test func `are measured, and the text says what was measured`() throws {
        let lesson = Self.lesson(
            "question: How many reports?\nmeasure: requests",
            text: "There was {{oslo-to-cairo.requests | report}} in {{oslo-to-cairo.milliseconds 1}} ms, "
                + "{{oslo-to-cairo.requests /cairo | answer}} for Cairo, and {{oslo-to-cairo.bodies Forecast | body}}."
        )
        let performance = try perform(lesson)
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

    @Test func `see the SDK that they name`() throws {
        func made(_ sdk: String) throws -> String? {
            let lesson = Lesson(
                id: "l", title: "L", part: 1,
                markdown: """
                    ```swift models
                    @MainActor @Observable final class Model {
                        init() { Task { await load() } }
                        func load() async {
                            guard let url = URL(string: "https://social.example/me") else { return }
                            _ = try? await URLSession.shared.data(from: url)
                        }
                    }
                    struct Card: View {
                        @State private var model = Model()
                        var body: some View { Text("Card") }
                    }
                    struct Host: View {
                        @Knob var unread = 0
                        var body: some View { VStack { Text("\\(unread)"); Card() } }
                    }
                    ```

                    ```predict messages
                    program: models
                    scenario: |
                      show unread=0
                      set unread 1
                      set unread 2
                      settle
                    measure: requests
                    \(sdk)
                    ```
                    """, file: "Lessons/01-l.md")
            return try perform(lesson).results["messages"]?.answer
        }
        #expect(try made("sdk: 26") == "3")
        #expect(try made("sdk: 27") == "1")
        #expect(try made("") == "1")
    }

    @Test func `have one answer where there is a choice`() throws {
        let choice =
            "question: What is there?\nmeasure: choice\nchoices:\n  - body of /oslo\n  - body of /cairo"
        let performance = try perform(Self.lesson(choice))
        #expect(performance.problems == [])
        let result = try #require(performance.results["oslo-to-cairo"])
        #expect(result.answer == "body of /oslo")
        #expect(result.trace.scenario.steps.count == 6)
        let both = choice + "\n  - no spinner"
        #expect(
            try perform(Self.lesson(both)).problems.map(\.fact) == ["The run oslo-to-cairo has no one answer"]
        )
    }

    @Test func `are missing where the program does not compile, and its line is told`() throws {
        let more =
            "\n```swift broken with support\nstruct Forecast: View {\n    var body: some View { Nothing() }\n}\n```"
        let performance = try perform(Self.lesson("measure: requests", more: more), buildsAll: true)
        let problem = try #require(performance.problems.first { $0.evidence?.contains("Nothing") ?? false })
        #expect(problem.fact == "The program broken does not compile")
        #expect(problem.line == 25)
        #expect(performance.results["oslo-to-cairo"] != nil)
    }

    @Test func `are what the text may ask for, and nothing else`() throws {
        let page = try perform(Self.lesson("measure: requests", text: "It is {{nowhere.requests}}.")).page
        #expect(page.problems.map(\.fact) == ["Nothing measures what the text asks for"])
        #expect(page.problems.map(\.evidence) == ["{{nowhere.requests}}"])
    }
}

@Suite struct `A number in a sentence` {
    @Test func `is a word up to twelve`() {
        #expect([0, 1, 12, 13].map(NumberWords.word) == ["zero", "one", "twelve", "13"])
    }

    @Test func `brings its noun along`() {
        #expect(NumberWords.phrase(1, "request") == "one request")
        #expect(NumberWords.phrase(2, "body") == "two bodies")
        #expect(NumberWords.phrase(0, "fetch") == "no fetches")
        #expect(NumberWords.phrase(3, "day") == "three days")
    }
}
