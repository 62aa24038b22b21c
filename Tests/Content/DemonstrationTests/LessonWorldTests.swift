import Curriculum
import Foundation
import Testing

@testable import Demonstration

@Suite struct `The world of a lesson's runs` {
    @Test func `replies with JSON and with files from the folder named after the lesson`() throws {
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
        let performance = try lesson.performed()
        #expect(performance.problems == [])
        #expect(performance.results.values.flatMap(\.failures) == [])
        #expect(performance.results.values.map(\.checks) == [1, 1])
    }

    @Test func `runs one program in several ways, as each run demands`() throws {
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
        let performance = try lesson.performed()
        #expect(performance.problems == [])
        #expect(
            performance.results.mapValues(\.answer) == ["old": "1", "new": "0", "six": "2", "seven": "1"])
    }

    @Test func `has the SDK that the runs name`() throws {
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
            return try lesson.performed().results["messages"]?.answer
        }
        #expect(try made("sdk: 26") == "3")
        #expect(try made("sdk: 27") == "1")
        #expect(try made("") == "1")
    }
}
