import Grading
import Referee
import Scenario
import TestSupport
import Testing
import Wire
import Workshop

@testable import Exploration

/// Compares only the behavior that all right answers share.
@Suite(.serialized, .completeProof) struct `A comparison with a course's right answers` {
    /// A screen with words from the network. Without arguments, the sample app fulfills the
    /// exercise's task.
    private func screen(
        waiting: String = "ProgressView()", failed: String = #"Text("Could not load")"#,
        status: String = "== 200", more: String = "", task: String = "", style: String = ""
    ) -> String {
        """
        import SwiftUI

        struct ProfilePicture: View {
            let width: Int
            let height: Int
            @State private var words: String?
            @State private var hasFailed = false

            var body: some View {
                VStack {
                    if let words { Text(words) } else if hasFailed { \(failed) } else { \(waiting) }
                    \(more)
                }
                .task { await load() \(task) }
            }

            private func load() async {
                \(style)
                guard let (data, response) = try? await URLSession.shared.data(from: URL(string: "https://a.example/words")!),
                    let status = (response as? HTTPURLResponse)?.statusCode, status \(status)
                else {
                    if !Task.isCancelled { hasFailed = true }
                    return
                }
                words = String(decoding: data, as: UTF8.self)
            }
        }
        """
    }

    private func discoveries(
        in source: String, rights: [String], stories: Int = 40, jobs: Int = 2
    ) throws -> [Discovery] {
        let picture = try ChangingPicture()
        let task = #"Shows the words, or `Could not load` and "Help" if its status is not 200."#
        let rights = RightAnswers(
            rights.map(picture.answer), to: task, in: picture.workshop, seed: 1, hints: .init())
        return try Exploration(
            of: picture.app(source), in: picture.workshop, seed: 1, rights: rights, jobs: jobs
        )
        .run(stories: stories).discoveries
    }

    private var rights: [String] {
        [screen(), screen(style: "hasFailed = false"), screen(style: "await Task.yield()")]
    }

    @Test func `accuses no right answer in another style`() throws {
        let other = screen(more: #"Text("Welcome")"#, style: "try? await Task.sleep(for: .milliseconds(20))")
        #expect(try discoveries(in: other, rights: rights).map { "\($0.scenario)" } == [])
    }

    @Test(arguments: [
        (#"Text("…")"#, "== 200", "", "see spinner"),
        ("ProgressView()", "< 300", "", "see no body of /words"),
        ("ProgressView()", "== 200", "; await load()", "expect 1 request"),
    ])
    func `reports behavior that no right answer has`(
        waiting: String, status: String, task: String, line: String
    ) throws {
        let wrong = screen(waiting: waiting, status: status, task: task)
        let found = try discoveries(in: wrong, rights: rights).filter { $0.reference == .rightAnswers }
        let lines = found.map { $0.scenario.steps.last.map { "\($0.verb)" } ?? "" }
        #expect(lines.contains(line) || lines.contains(#"see "Could not load""#), "\(lines)")
        #expect(found.allSatisfy { $0.lines <= 3 })
    }

    @Test func `counts words that the task names`() throws {
        let found = try discoveries(in: screen(failed: #"Text("Error")"#), rights: rights)
        #expect(found.map { $0.scenario.steps.last.map { "\($0.verb)" } } == [#"see "Could not load""#])
        let unnamed = screen(more: #"Text("A word that the task does not know")"#)
        #expect(try discoveries(in: unnamed, rights: rights).isEmpty)
    }

    @Test func `accuses no app that keeps earlier content`() throws {
        let answered = "words = String(decoding: data, as: UTF8.self)"
        let keeping =
            screen(style: "if let known = Known.words { words = known; return }")
            .replacing(answered, with: "\(answered); Known.words = words")
            + "\n@MainActor enum Known { static var words: String? }"
        #expect(try discoveries(in: keeping, rights: rights).map { "\($0.scenario)" } == [])
    }

    @Test func `accuses nothing where the right answers differ`() throws {
        let wrong = screen(waiting: #"Text("…")"#)
        #expect(try discoveries(in: wrong, rights: rights + [wrong]).isEmpty)
    }

    @Test func `accuses nothing if they are too few or one cannot be built`() throws {
        let wrong = screen(waiting: #"Text("…")"#)
        #expect(try discoveries(in: wrong, rights: Array(rights.prefix(2))).isEmpty)
        #expect(try discoveries(in: wrong, rights: rights + ["no Swift"]).isEmpty)
    }

    @Test func `reports the same for any number of simultaneous stories`() throws {
        let wrong = screen(waiting: #"Text("…")"#, status: "< 300")
        func told(_ jobs: Int) throws -> [String] {
            try discoveries(in: wrong, rights: rights, jobs: jobs).map { "\($0.number) \($0.scenario)" }
        }
        let alone = try told(1)
        #expect(!alone.isEmpty)
        #expect(try alone == told(2))
    }
}

@Suite struct `A task's text` {
    @Test(arguments: [
        ("Shows `Could not load` and \"Close\".", ["Close", "Could not load"]),
        ("The words `an\nend` and the number `7`", ["an end"]),
        ("No `body` calls `Task.sleep(for:)`, and \"a\" says little.", []),
        ("An odd \" sign", []),
    ])
    func `names words in quotes or as code`(task: String, words: [String]) {
        #expect(TaskText(task).words == words)
    }

    @Test func `says which statuses are failures`() {
        #expect(!TaskText("It may fail.").failures.contains(.status(204)))
        #expect(TaskText("or its status\n  is not 200**.").failures.contains(.status(204)))
        #expect(TaskText("if the list is empty").failures.contains(.json("")))
    }
}

@Suite struct `Successive responses` {
    private let words = Resource(path: "/words")
    private let weather: StoryNetwork = {
        var weather = StoryNetwork(seed: 3, kinds: ReplyKinds(), failure: nil)
        weather.succession = ResponseSequence(
            shape: ResourceShape(Resource(path: "/words")), turns: [.other(.status(500)), .usual, .late])
        return weather
    }()

    @Test func `are the same from the forecast as from a route line`() {
        let forecast = Forecast(weather)
        let replies = (0..<4).map { _ in forecast.reply(to: words) }
        #expect(replies == weather.replies(to: words) + [weather.replies(to: words)[2]])
        #expect(replies[0].content == .status(500) && replies[1].content == .sample)
        #expect(replies[2].latency == ResponseSequence.lateness)
    }

    @Test func `depend on the resource's shape`() {
        #expect(weather.replies(to: Resource(path: "/other")).count == 1)
    }
}
